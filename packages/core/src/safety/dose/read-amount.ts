import { type DoseUnit, doseUnitOf, isMeasured } from './dose-unit.js';
import { found, type ReadItem } from './item.js';
import { readNumber, type ReadNumber } from './read-number.js';
import type { Sentence } from './sentence.js';
import { numberAt, textAt } from './token.js';
import { massWords } from './vocabulary.js';

/** Words between a number and its unit: '1 mini tablet', 'half of a tablet'. */
const between: ReadonlySet<string> = new Set(
  'whole full entire small large mini soft chewable chew flavored flavoured scored single level oral of a an the'.split(
    ' ',
  ),
);

/** The unit after a number; `next` is the index after it. */
function unitBehind(tokens: Sentence, at: number): { readonly unit: DoseUnit; readonly next: number } | null {
  let place = textAt(tokens, at) === '-' ? at + 1 : at;
  const start = place;
  while (place < start + 4 && between.has(textAt(tokens, place)) && !endsAsUnit(tokens, place)) place += 1;
  const unit = doseUnitOf(textAt(tokens, place));
  if (unit === null) return null;
  const isPlural =
    textAt(tokens, place + 1) === '(' && textAt(tokens, place + 2) === 's' && textAt(tokens, place + 3) === ')';
  return { unit, next: isPlural ? place + 4 : place + 1 };
}

/** 'chewable' is the unit itself if no tablet follows. */
function endsAsUnit(tokens: Sentence, at: number): boolean {
  return doseUnitOf(textAt(tokens, at)) !== null && doseUnitOf(textAt(tokens, at + 1)) === null;
}

/** The index after a strength between count and unit: 'one 100 mg capsule'. */
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

const romans: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4 };

/** 'i tab', 'ii gtt': lowercase Roman numerals count whole items. */
function romanAt(tokens: Sentence, at: number): ReadNumber | null {
  const value = romans[textAt(tokens, at)];
  if (value === undefined) return null;
  const unit = doseUnitOf(textAt(tokens, at + 1));
  return unit === null || isMeasured(unit) ? null : { value, next: at + 1 };
}

/** Parses an amount, an unreadable one, or a strength; `null` without a number with a unit. */
export function readAmount(tokens: Sentence, at: number): ReadItem | null {
  const first = readNumber(tokens, at) ?? romanAt(tokens, at);
  if (first === null) return numberAt(tokens, at) === null ? null : found({ kind: 'unreadable' }, at + 1);
  const second = rangeBehind(tokens, first);
  const next = second?.next ?? first.next;
  const unit = unitBehind(tokens, behindStrength(tokens, next));
  if (unit === null) return null;
  if (isStrength(tokens, at, unit)) return found({ kind: 'aside', isTwice: true }, unit.next);
  if (isAddedTo(tokens, unit.next)) return found({ kind: 'unreadable' }, unit.next);
  const perEnd = behindPer(tokens, unit.next);
  if (perEnd !== null) return perEnd;
  return amountOf(tokens, at, { first, second, next }, unit);
}

/** '1 tablet and a half'. */
function isAddedTo(tokens: Sentence, at: number): boolean {
  if (!/^(?:and|&|\+|plus)$/u.test(textAt(tokens, at))) return false;
  const part = readNumber(tokens, at + 1);
  return part !== null && part.value < 1 && doseUnitOf(textAt(tokens, part.next)) === null;
}

/** '100 mg tablet', 'of 25 mg' after a tablet. */
function isStrength(tokens: Sentence, at: number, { unit, next }: { unit: DoseUnit; next: number }): boolean {
  if (!isMeasured(unit)) return false;
  return (
    unitBehind(tokens, next)?.unit === 'each' ||
    (textAt(tokens, at - 1) === 'of' && doseUnitOf(textAt(tokens, at - 2)) === 'each')
  );
}

/** 'mg/mL' is a strength, 'mg/kg' and 'per 10 lb' are by weight. */
function behindPer(tokens: Sentence, at: number): ReadItem | null {
  const word = textAt(tokens, at);
  if (!/^(?:\/|per|for|a)$/u.test(word)) return null;
  const start = /^(?:each|every|a)$/u.test(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const number = readNumber(tokens, start);
  const place = number?.next ?? start;
  if (massWords.has(textAt(tokens, place))) return found({ kind: 'unreadable' }, place + 1);
  const isPer = (word === '/' || word === 'per') && doseUnitOf(textAt(tokens, place)) !== null;
  return isPer ? found({ kind: 'aside' }, place + 1) : null;
}

interface Numbers {
  readonly first: ReadNumber;
  readonly second: ReadNumber | null;
  readonly next: number;
}

function amountOf(
  tokens: Sentence,
  at: number,
  { first, second, next }: Numbers,
  unit: { unit: DoseUnit; next: number },
): ReadItem {
  const most = second?.value ?? first.value;
  if (!(first.value > 0) || most < first.value) return found({ kind: 'unreadable' }, unit.next);
  const from = tokens[at]?.from ?? 0;
  const to = tokens[next - 1]?.to ?? from;
  return found({ kind: 'amount', amount: { least: first.value, most, unit: unit.unit, from, to } }, unit.next);
}
