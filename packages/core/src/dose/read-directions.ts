import type { DoseUnit } from './dose-unit.js';
import { amountsOf, type FoundAmount, namesTwice } from './read-amount.js';
import { type Frequency, isSameFrequency, readCourse, readFrequency } from './read-frequency.js';
import { continuesDose, mayDose, type Sentence, sentencesOf } from './sentence.js';
import { textAt, tokensOf } from './token.js';

/** What is given each time; `least` and `most` differ in '1-2 tablets' and where the amount changes in the course. */
export interface Amount {
  readonly least: number;
  readonly most: number;
  readonly unit: DoseUnit;
}

/** What directions say, as far as it is sure. */
export interface DirectionsReading {
  readonly amount: Amount;
  /** 2 of 'in each eye', else 1. */
  readonly places: 1 | 2;
  /** `null` where it depends on need, is only a bound, changes, or is not said: nothing may be computed over time. */
  readonly frequency: Frequency | null;
  /** Days of 'for 10 days'. */
  readonly course: number | null;
  /** A taper, or another amount in the evening: the amounts are the least and the most of them. */
  readonly changes: boolean;
  /** Where the number of the one amount stands; `null` where more than one number would have to be replaced. */
  readonly at: { readonly from: number; readonly to: number } | null;
}

interface Read {
  readonly sentence: Sentence;
  readonly amounts: readonly (FoundAmount | 'unclear')[];
}

/**
 * Reads the free text of directions: amount each time, how often, for how long. Never guesses. Linear in its length.
 *
 * @returns `null` where no amount is sure: none is there, it depends on the weight ('1 mL per 10 lb'), a number may be
 * read in two ways ('0,5 mL'), or amounts of different units stand side by side. A text above 2000 signs is not read.
 * @see P-241, P-274
 */
export function readDirections(directions: string | null): DirectionsReading | null {
  const text = directions ?? '';
  const read = sentencesOf(tokensOf(text), text)
    .filter(mayDose)
    .map((sentence): Read => ({ sentence, amounts: amountsOf(sentence) }));
  const amounts = read.flatMap((entry) => entry.amounts);
  const known = amounts.filter((amount) => amount !== 'unclear');
  const [first] = known;
  if (first === undefined || known.length < amounts.length || known.some(({ unit }) => unit !== first.unit))
    return null;
  const giving = read.filter((entry) => entry.amounts.length > 0).flatMap(({ sentence }) => sentence);
  const changes = known.length > 1 || read.some((entry, place) => turns(entry, place > 0));
  const course = readCourse(giving);
  return {
    amount: {
      least: Math.min(...known.map(({ least }) => least)),
      most: Math.max(...known.map(({ most }) => most)),
      unit: first.unit,
    },
    places: placesOf(giving),
    frequency: changes || first.isBound || course === 'unclear' ? null : frequencyOf(read),
    course: changes || course === 'unclear' ? null : course,
    changes,
    at: changes || first.least !== first.most || namesTwice(giving) ? null : { from: first.from, to: first.to },
  };
}

/** How often it is given in a day; `null` where that is not sure. */
export function timesADay({ frequency }: Pick<DirectionsReading, 'frequency'>): number | null {
  return frequency === null ? null : frequency.times / frequency.days;
}

const taper: ReadonlySet<string> = new Set(
  'taper tapering wean titrate decrease decreasing reduce reducing increase increasing lower gradually'.split(' '),
);
const thereafter: ReadonlySet<string> = new Set(['then', 'thereafter', 'afterwards']);

/** Whether the dose becomes another one: 'then once daily', 'taper', 'after that every other day'. */
function turns({ sentence }: Read, isLater: boolean): boolean {
  return sentence.some((_, at) => {
    const text = textAt(sentence, at);
    if (taper.has(text)) return true;
    const isThen = thereafter.has(text) || (text === 'after' && textAt(sentence, at + 1) === 'that');
    if (!isThen) return false;
    const behind = sentence.slice(at + 1);
    const isFirst = !isLater && amountsOf(sentence.slice(0, at)).length === 0;
    return !isFirst && (readFrequency(behind) !== null || amountsOf(behind).length > 0);
  });
}

/** The rhythm of the sentences that dose, and of those that go on with them. */
function frequencyOf(read: readonly Read[]): Frequency | null {
  const parts = read.filter(({ sentence, amounts }) => amounts.length > 0 || continuesDose(sentence));
  if (read.some(({ sentence }) => dependsOnNeed(sentence))) return null;
  const found = parts.map(({ sentence }) => readFrequency(sentence)).filter((frequency) => frequency !== null);
  const [first] = found;
  if (first === undefined || first === 'unclear') return null;
  return found.every((other) => other !== 'unclear' && isSameFrequency(first, other)) ? first : null;
}

/** 'as needed', or a sentence on a condition: 'If anxious, give …'. */
function dependsOnNeed(sentence: Sentence): boolean {
  return textAt(sentence, 0) === 'if' || sentence.some((_, at) => ['needed', 'prn'].includes(textAt(sentence, at)));
}

const paired: ReadonlySet<string> = new Set(['eye', 'eyes', 'ear', 'ears', 'nostril', 'nostrils']);

/** 'in each eye', 'both ears', 'OU'. */
function placesOf(tokens: Sentence): 1 | 2 {
  const isBoth = tokens.some((_, at) => {
    const text = textAt(tokens, at);
    if (text === 'ou' || text === 'au') return true;
    return (text === 'each' || text === 'both') && paired.has(textAt(tokens, at + 1));
  });
  return isBoth ? 2 : 1;
}
