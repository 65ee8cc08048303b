import { perRecentText } from '../../base/cache/index.js';
import type { DoseUnit } from './dose-unit.js';
import { dosesOf } from './doses-of.js';
import { frequencyOf } from './frequency-of.js';
import type { Item, Side } from './item.js';
import type { Frequency } from './period.js';
import { itemsOf } from './read-items.js';
import { sentencesOf } from './sentence.js';
import { tokensOf } from './token.js';

/** The amount of one dose; `least` and `most` differ for '1-2 tablets' and if the amount changes during the course. */
export interface Amount {
  readonly least: number;
  readonly most: number;
  readonly unit: DoseUnit;
}

/** The meaning of directions, as far as it is certain. */
export interface DirectionsReading {
  readonly amount: Amount;
  /** 2 for 'in each eye', else 1. */
  readonly places: 1 | 2;
  /** `null` if it is as needed, only a limit, changing, or missing: then nothing may be computed over time. */
  readonly frequency: Frequency | null;
  /** Days of 'for 10 days'; `null` if the frequency is uncertain, because it may be one part of several. */
  readonly course: number | null;
  /** A taper, or another amount in the evening: the amounts are the minimum and the maximum of them. */
  readonly changes: boolean;
  /** Position of the number of the only amount; `null` if more than one number would have to be replaced. */
  readonly at: { readonly from: number; readonly to: number } | null;
}

/**
 * Parses the free text of directions: amount per dose, frequency and course. It never guesses: every token must be
 * understood, and an unknown one rules out any computation. Linear in the length of the text.
 *
 * @returns `null` if no amount is certain: it is missing, depends on the weight ('1 mL per 10 lb'), has an ambiguous
 * number, or amounts in different units are next to each other. A text above 2000 characters is not parsed.
 * @see P-241, P-274, P-312 to P-314
 */
export const readDirections = (directions: string | null): DirectionsReading | null => readText(directions ?? '');

const readText = perRecentText((text: string): DirectionsReading | null => {
  const sentences = sentencesOf(tokensOf(text), text).map(itemsOf);
  const doses = dosesOf(sentences);
  const places = placesOf(sentences.flat());
  if (doses === null || places === null) return null;
  const { amounts, sentences: giving, changes } = doses;
  const course = courseOf(giving.flat());
  const unit = amounts[0].unit;
  const least = Math.min(...amounts.map((amount) => amount.least));
  const most = Math.max(...amounts.map((amount) => amount.most));
  const rate = frequencyOf(giving, { amounts: amounts.length, changes, course });
  if (rate === null) return null;
  const [first] = amounts;
  const isOne = !changes && amounts.length === 1 && least === most && rate.parts === 1 && !doses.isTwice;
  return {
    amount: { least: least / rate.parts, most: most / rate.parts, unit },
    places,
    frequency: rate.frequency,
    course: changes || rate.frequency === null || course === 'unclear' ? null : course,
    changes,
    at: isOne ? { from: first.from, to: first.to } : null,
  };
});

/** Doses per day; `null` if that is uncertain. */
export function timesADay({ frequency }: Pick<DirectionsReading, 'frequency'>): number | null {
  return frequency === null ? null : frequency.times / frequency.days;
}

/** `null` if sites contradict each other, or their number is unclear. */
function placesOf(items: readonly Item[]): 1 | 2 | null {
  const places = items.flatMap((item) => (item.kind === 'place' ? [item] : []));
  const sides = new Set<Side>(places.map(({ side }) => side));
  const organs = new Set(places.flatMap(({ organ }) => organ ?? []));
  if (organs.size > 1) return null;
  if (sides.has('unclear') || (sides.has('left') && sides.has('right'))) return null;
  if (!sides.has('both')) return 1;
  return sides.size === 1 ? 2 : null;
}

/** The only course that is named; `unclear` if they differ. */
function courseOf(items: readonly Item[]): number | 'unclear' | null {
  const courses = new Set(items.flatMap((item) => (item.kind === 'course' ? [item.days] : [])));
  const [first] = courses;
  return courses.size > 1 ? 'unclear' : (first ?? null);
}
