import { type DoseUnit, doseUnitOf, isMeasured } from './dose-unit.js';
import { readNumber, type ReadNumber } from './read-number.js';
import type { Sentence } from './sentence.js';
import { numberAt, textAt } from './token.js';

/** An amount in a sentence, and where its number stands. */
export interface FoundAmount {
  readonly least: number;
  readonly most: number;
  readonly unit: DoseUnit;
  readonly from: number;
  readonly to: number;
  /** The place behind the unit. */
  readonly next: number;
  /** 'up to 2 tablets'. */
  readonly isBound: boolean;
}

/** Words between a number and its unit: '1 mini tablet', 'half of a tablet'. */
const between: ReadonlySet<string> = new Set(
  'whole full entire small large mini soft chewable chew flavored flavoured scored single level oral of a an the'.split(
    ' ',
  ),
);
const masses: ReadonlySet<string> = new Set('kg kgs kilogram kilograms lb lbs pound pounds'.split(' '));
/** Before a number that is mixed with the dose, or bounds it. */
const beside: ReadonlySet<string> = new Set(
  'with into in plus than exceed exceeding maximum max most least total equals equal = /'.split(' '),
);
const foods: ReadonlySet<string> = new Set('water food feed broth milk juice yogurt treats kibble saline'.split(' '));

/** The unit behind a number: `next` is the place behind it. */
function unitBehind(tokens: Sentence, at: number): { readonly unit: DoseUnit; readonly next: number } | null {
  let place = at;
  while (place < at + 4 && between.has(textAt(tokens, place)) && !endsAsUnit(tokens, place)) place += 1;
  const unit = doseUnitOf(textAt(tokens, place));
  return unit === null ? null : { unit, next: place + 1 };
}

/** 'chewable' is the unit itself where no tablet follows. */
function endsAsUnit(tokens: Sentence, at: number): boolean {
  return doseUnitOf(textAt(tokens, at)) !== null && doseUnitOf(textAt(tokens, at + 1)) === null;
}

/** The strength named between count and thing: 'one 100 mg capsule'; the place behind it. */
function behindStrength(tokens: Sentence, at: number): number {
  const start = textAt(tokens, at) === 'x' ? at + 1 : at;
  if (numberAt(tokens, start) === null) return at;
  const unit = doseUnitOf(textAt(tokens, start + 1));
  return unit !== null && isMeasured(unit) && unitBehind(tokens, start + 2)?.unit === 'each' ? start + 2 : at;
}

const joins: ReadonlySet<string> = new Set(['-', '–', 'to', 'or']);

/** A second, larger number makes a range. */
function rangeBehind(tokens: Sentence, first: ReadNumber): ReadNumber | null {
  return joins.has(textAt(tokens, first.next)) ? readNumber(tokens, first.next + 1) : null;
}

/** How the amount goes on: by weight ('per 10 lb') it is not known, as a strength ('mg/mL') or of food it is none. */
function isNoDose(tokens: Sentence, at: number): 'by weight' | boolean {
  const text = textAt(tokens, at);
  if (text === 'of') return foods.has(textAt(tokens, at + 1));
  if (text !== '/' && text !== 'per' && text !== 'for' && text !== 'a') return foods.has(text);
  const place = textAt(tokens, at + 1) === 'each' || textAt(tokens, at + 1) === 'every' ? at + 2 : at + 1;
  const named = textAt(tokens, numberAt(tokens, place) === null ? place : place + 1);
  if (masses.has(named)) return 'by weight';
  return (text === '/' || text === 'per') && doseUnitOf(named) !== null;
}

function isBeside(tokens: Sentence, at: number): boolean {
  const before = textAt(tokens, at - 1);
  return beside.has(before) || (before === 'of' && ['maximum', 'total', 'max'].includes(textAt(tokens, at - 2)));
}

/** What stands at a place: an amount, an amount that is not sure, or nothing that is a dose; `next` is behind it. */
function amountAt(
  tokens: Sentence,
  at: number,
): { readonly amount: FoundAmount | 'unclear' | null; readonly next: number } | null {
  const first = readNumber(tokens, at);
  if (first === null) return isUnreadable(tokens, at) ? { amount: 'unclear', next: at + 1 } : null;
  const second = rangeBehind(tokens, first);
  const next = second?.next ?? first.next;
  const found = unitBehind(tokens, behindStrength(tokens, next));
  if (found === null) return null;
  const end = found.next;
  const isStrength = isMeasured(found.unit) && unitBehind(tokens, end)?.unit === 'each';
  const other = isNoDose(tokens, end);
  if (other === 'by weight') return { amount: 'unclear', next: end };
  if (other || isStrength || isBeside(tokens, at)) return { amount: null, next: end };
  const most = second?.value ?? first.value;
  if (!(first.value > 0) || most < first.value) return { amount: 'unclear', next: end };
  const from = tokens[at]?.from ?? 0;
  const to = tokens[next - 1]?.to ?? from;
  const isBound = textAt(tokens, at - 1) === 'to';
  return { amount: { least: first.value, most, unit: found.unit, from, to, next: end, isBound }, next: end };
}

/** A figure that is no number ('0,5'), with a unit near: what it doses is not sure. */
function isUnreadable(tokens: Sentence, at: number): boolean {
  if (numberAt(tokens, at) === null) return false;
  return [1, 2, 3, 4].some((ahead) => doseUnitOf(textAt(tokens, at + ahead)) !== null);
}

/** The amounts that a sentence doses, those in brackets left out: they say the same in another unit. */
export function amountsOf(tokens: Sentence): readonly (FoundAmount | 'unclear')[] {
  const found: (FoundAmount | 'unclear')[] = [];
  let depth = 0;
  let at = 0;
  while (at < tokens.length) {
    const text = textAt(tokens, at);
    if (text === '(' || text === '[') depth += 1;
    if (text === ')' || text === ']') depth -= 1;
    const read = depth > 0 ? null : amountAt(tokens, at);
    if (read?.amount) found.push(read.amount);
    at = read?.next ?? at + 1;
  }
  return found;
}

/** Whether the dose stands a second time in brackets, in another unit: '1 tablet (25 mg)'. */
export function namesTwice(tokens: Sentence): boolean {
  return tokens.some((_, at) => {
    if (textAt(tokens, at) !== '(') return false;
    const number = readNumber(tokens, at + 1);
    return number !== null && unitBehind(tokens, number.next) !== null;
  });
}
