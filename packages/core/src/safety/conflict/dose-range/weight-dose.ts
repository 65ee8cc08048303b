import { type DoseRange, type DoseUnit, sourceText } from '../../../knowledge/index.js';
import type { Range } from '../../dose/dose-in-units.js';
import { hasLabelBand } from '../../dose/label-band.js';
import { readStrength } from '../../dose/read-strength.js';
import { plain, strong, type SumPart } from '../../dose/sum.js';
import { daysWords, withUnit } from '../../dose/words.js';
import { type ConflictSubject, perSubject } from '../../signing/index.js';
import { compareDose } from './compare-dose.js';
import { courseLimit, courseOf } from './course-conflict.js';
import { doseRangesOf } from './dose-ranges-of.js';
import { atMost, briefRange, doseWords, labeled, limitWords, perKilogram, rangeWords, rounded } from './dose-words.js';
import { type Compared, nearestOf } from './range-limit.js';
import { typedDose, type TypedDose } from './typed-dose.js';

/** A labeled range as it is shown. */
export interface ShownRange {
  /** The row of the knowledge package. */
  readonly id: string;
  /** '2.2–4.4 mg/kg every 12–24 hours, at most 4.4 mg/kg a day'. */
  readonly text: string;
  /** '2.2–4.4 mg/kg, at most 4.4 a day'. */
  readonly brief: string;
  /** What it is for; `null` if it holds for every labeled use. */
  readonly use: string | null;
  /** 'at most 14 days, from 8 weeks of age'; `null` without such a limit. */
  readonly limits: string | null;
  readonly source: string;
}

/** The dose that was typed, by the patient's weight, beside what the label states. */
export interface WeightDose {
  readonly kind: 'dose';
  /** One dose per kilogram. */
  readonly each: Range;
  /** `null` if the directions don't say how often. */
  readonly perDay: Range | null;
  readonly unit: DoseUnit;
  /** '12.4 kg'. */
  readonly weight: string;
  /** '2.1 mg/kg every 12 hours', '0.6 mg/kg of sarolaner every month'. */
  readonly text: string;
  /** Without the ingredient of a combination that it counts: '0.6 mg/kg every month'. */
  readonly brief: string;
  /** '26 mg ÷ 12.4 kg = 2.1 mg/kg'. */
  readonly sum: readonly SumPart[];
  /** Compared with the label; `null` without a range. */
  readonly status: 'within' | 'above' | 'below' | null;
  /** 'above label: 4.4 mg/kg a day', 'below label: 2.2–4.4 mg/kg'; `null` within it, and without one. */
  readonly outside: string | null;
  /** The range that comes nearest to it; `null` without one. */
  readonly nearest: ShownRange | null;
  /** The longest labeled course, where the days of this prescription aren't known: 'labeled for at most 14 days'. */
  readonly course: string | null;
  readonly ranges: readonly ShownRange[];
}

/** A dose that can't be computed, and why. */
export interface UnreadDose {
  readonly kind: 'unread';
  /** 'the strength can't be read'. */
  readonly reason: string;
  /** As in `WeightDose`. */
  readonly course: string | null;
  readonly ranges: readonly ShownRange[];
}

const shownRange = (range: DoseRange, { knowledge }: ConflictSubject): ShownRange => ({
  id: range.id,
  text: rangeWords(range),
  brief: briefRange(range),
  use: range.use,
  limits: limitWords(range),
  source: sourceText(range, knowledge),
});

/** Within the label if it is within one of the ranges, above it if it is above all of them. */
function statusOf(compared: readonly Compared[]): Compared['status'] | null {
  if (compared.length === 0) return null;
  if (compared.some(({ status }) => status === 'within')) return 'within';
  return compared.every(({ status }) => status === 'above') ? 'above' : 'below';
}

const amountUnits = { mg: 'mg', units: 'units', mEq: 'mEq', mL: 'mL' } as const;

/** '25 mg ÷ 12.4 kg = 2.1 mg/kg' */
function sumOf({ amount, amountUnit, each, unit }: TypedDose, kilograms: number): readonly SumPart[] {
  const words =
    amount.least === amount.most ? rounded(amount.most) : `${rounded(amount.least)}–${rounded(amount.most)}`;
  return [
    plain(`${words}\u00A0${amountUnits[amountUnit]} ÷ ${kilogramWords(kilograms)} = `),
    strong(perKilogram(each, unit)),
  ];
}

const kilogramWords = (kilograms: number) => withUnit(Number(kilograms.toFixed(kilograms < 10 ? 2 : 1)), 'kg');

/**
 * The dose that was typed, by the patient's weight, and the labeled ranges for the drug, the species and the route. It
 * is computed from what was typed only: no dose is proposed.
 *
 * @returns `null` while nothing is typed, and for a product that isn't dosed by weight
 * @see P-400, P-401, P-441
 */
export const weightDose = perSubject((subject: ConflictSubject): WeightDose | UnreadDose | null => {
  const dose = compareDose(subject);
  if (dose === null) return null;
  const ranges = doseRangesOf(subject).map((range) => shownRange(range, subject));
  if ('reason' in dose) return unread(dose.reason, subject, ranges);
  const { input, compared } = dose;
  const status = statusOf(compared);
  const nearest = nearestOf(compared, status);
  const typed = nearest?.typed ?? typedDose(null, input);
  if (typed === null) return unread("the strength can't be read for this amount", subject, ranges);
  return {
    kind: 'dose',
    each: typed.each,
    perDay: typed.perDay,
    unit: typed.unit,
    weight: kilogramWords(input.kilograms),
    text: doseWords(typed, input.reading),
    brief: doseWords({ ...typed, of: null }, input.reading),
    sum: sumOf(typed, input.kilograms),
    status,
    outside: nearest && outsideWords(nearest),
    nearest: nearest && shownRange(nearest.range, subject),
    course: courseWords(subject),
    ranges,
  };
});

/** A course that can't be compared with the label is not a warning, so the limit is stated. */
function courseWords(subject: ConflictSubject): string | null {
  const limit = courseLimit(subject);
  return limit === null || courseOf(subject) !== null ? null : `labeled for at most ${daysWords(limit.mostDays)}`;
}

function outsideWords({ status, limit, by, range }: Compared): string | null {
  switch (status) {
    case 'above':
      return `above label: ${atMost(limit, range.unit)} ${by === 'day' ? 'a day' : 'each time'}`;
    case 'below':
      return `below label: ${labeled(range.dose, range.unit)}`;
    case 'within':
      return null;
  }
}

/**
 * The reason is shown where a dose by weight is expected: not for a product that is chosen by weight or has neither a
 * label range nor a strength, such as a supplement.
 */
function unread(reason: string, subject: ConflictSubject, ranges: readonly ShownRange[]): UnreadDose | null {
  const { product, dosing } = subject;
  const isExpected = ranges.length > 0 || readStrength(dosing?.strengthDisplay ?? null) !== null;
  return isExpected && !hasLabelBand(product) ? { kind: 'unread', reason, course: courseWords(subject), ranges } : null;
}
