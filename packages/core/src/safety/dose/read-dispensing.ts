import { doseUnitOf, isMeasured } from './dose-unit.js';
import { found, type ReadItem } from './item.js';
import { daysOfPeriod, isHours } from './period.js';
import { readRange } from './read-count.js';
import type { Sentence } from './sentence.js';
import { numberAt, textAt } from './token.js';
import { dispensingWords, packWords, vesselWords } from './vocabulary.js';

const aside = (next: number) => found({ kind: 'aside' }, next);

/** Words and punctuation that continue a dispensed quantity. */
const going: ReadonlySet<string> = new Set(
  (
    ': . = - – # x × * ( ) of and or total with times time none zero no for as a an one two three four five six seven eight ' +
    'ten twelve fourteen twenty thirty forty fifty sixty ninety hundred supply inches day'
  ).split(' '),
);
const ofRefills: ReadonlySet<string> = new Set(
  'prn needed monthly yearly annually authorized allowed remaining'.split(' '),
);

/**
 * A dispensed quantity, which is not a dose: 'Disp: 28 tabs', 'Qty 60', '#30', 'Refills: 3', '60 mL bottle', '30 day
 * supply'.
 */
export function readDispensing(tokens: Sentence, at: number): ReadItem | null {
  return byWord(tokens, at) ?? byNumber(tokens, at) ?? byPack(tokens, at);
}

/** A word about dispensing, with the following numbers and units. */
function byWord(tokens: Sentence, at: number): ReadItem | null {
  const start = isCountSign(tokens, at)
    ? at
    : /^(?:total|days?|amount|may|please)$/u.test(textAt(tokens, at))
      ? at + 1
      : at;
  if (!dispensingWords.has(textAt(tokens, start)) || isRhythmOfFill(tokens, start)) return null;
  const isRefill = textAt(tokens, start).startsWith('refill');
  let next = start + 1;
  while (goesOn(tokens, next) || (isRefill && ofRefills.has(textAt(tokens, next)))) next += 1;
  return aside(next);
}

const isCountSign = (tokens: Sentence, at: number) => textAt(tokens, at) === '#';

/** 'fill the syringe', 'supply with water': a verb about giving, not dispensing. */
function isRhythmOfFill(tokens: Sentence, at: number): boolean {
  return /^(?:fill|send|order|provide|supply)$/u.test(textAt(tokens, at)) && !goesOn(tokens, at + 1);
}

function goesOn(tokens: Sentence, at: number): boolean {
  if (numberAt(tokens, at) !== null) return true;
  const word = textAt(tokens, at);
  if (word === '(' || word === ')') return word === ')' ? isOpened(tokens, at) : isNumberAhead(tokens, at + 1);
  return (
    going.has(word) ||
    doseUnitOf(word) !== null ||
    packWords.has(word) ||
    dispensingWords.has(word) ||
    (daysOfPeriod(word) !== null && !word.endsWith('ly'))
  );
}

const isNumberAhead = (tokens: Sentence, at: number) =>
  numberAt(tokens, at) !== null || (/^\p{L}/u.test(textAt(tokens, at)) && going.has(textAt(tokens, at)));

/** Whether a closing bracket ends '(60)'. */
const isOpened = (tokens: Sentence, at: number) => [2, 3, 4].some((back) => textAt(tokens, at - back) === '(');

/**
 * A number that counts a pack: '60 ct', '2 refills', '60 mL bottle', '1 bottle', '30 day supply', '30 tablets total'.
 */
function byNumber(tokens: Sentence, at: number): ReadItem | null {
  if (/^(?:no|zero)$/u.test(textAt(tokens, at)))
    return /^(?:refills?|rfs?)$/u.test(textAt(tokens, at + 1)) ? aside(at + 2) : null;
  const start = /^(?:for|with)$/u.test(textAt(tokens, at)) ? at + 1 : at;
  const isTimes = /^(?:x|×)$/u.test(textAt(tokens, at)) && numberAt(tokens, at - 1) === null;
  const range = readRange(tokens, isTimes ? at + 1 : start);
  if (range === null) return null;
  if (isTimes) return doseUnitOf(textAt(tokens, range.next)) === 'each' ? aside(range.next + 1) : null;
  const hasDash = textAt(tokens, range.next) === '-';
  const place = hasDash ? range.next + 1 : range.next;
  const unit = doseUnitOf(textAt(tokens, place));
  const word = textAt(tokens, unit === null ? place : place + 1);
  const isPeriod =
    daysOfPeriod(textAt(tokens, place)) !== null && /^(?:supply|total)$/u.test(textAt(tokens, place + 1));
  if (isPeriod) return aside(place + 2);
  if (word === 'total' && unit !== null) return aside(place + 2);
  if (packWords.has(word)) return aside(pastPack(tokens, unit === null ? place + 1 : place + 2));
  return unit !== null && isMeasured(unit) && vesselWords.has(word) ? aside(place + 2) : null;
}

/** 'bottle of 60', 'box (6)'. */
function byPack(tokens: Sentence, at: number): ReadItem | null {
  if (!/^(?:bottles?|box|boxes|packs?|packages?|jars?|containers?|cartons?)$/u.test(textAt(tokens, at))) return null;
  return aside(pastPack(tokens, at + 1));
}

function pastPack(tokens: Sentence, at: number): number {
  const start = textAt(tokens, at) === 'of' ? at + 1 : at;
  const range = start > at ? readRange(tokens, start) : null;
  if (range === null) return at;
  return doseUnitOf(textAt(tokens, range.next)) === null ? range.next : range.next + 1;
}

/** '11/20/2026', '12/2026'. */
export function readDate(tokens: Sentence, at: number): ReadItem | null {
  const parts = [at, at + 2, at + 4].map((place) => numberAt(tokens, place));
  const isJoined = (place: number) => /^[/-]$/u.test(textAt(tokens, place));
  const [first, second, third] = parts;
  if (typeof first !== 'number' || typeof second !== 'number' || !isJoined(at + 1)) return null;
  if (typeof third === 'number' && isJoined(at + 3) && third >= 20) return aside(at + 5);
  return textAt(tokens, at + 1) === '/' && first <= 12 && second >= 2000 ? aside(at + 3) : null;
}

/** Words that introduce a limit, in order. */
const bounds: readonly (readonly string[])[] = [
  'should not exceed',
  'must not exceed',
  'do not exceed',
  'not to exceed',
  'not exceed',
  'not exceeding',
  'no more than',
  'not more than',
  'do not give more than',
  'never more than',
  'never give more than',
  'at most',
  'to a maximum of',
  'maximum of',
  'maximum',
  'max of',
  'max',
  'mdd',
  'nte',
  'limit to',
  'total of',
  'a total of',
  'total dose',
  'total',
].map((words) => words.split(' '));

const inBound: ReadonlySet<string> = new Set('of : is = . daily dose dosage a total'.split(' '));

/** 'not to exceed 2 tablets per day', 'max 2/day', 'No more than 2 tablets in 24 hours': a limit, not a dose. */
export function readBound(tokens: Sentence, at: number): ReadItem | null {
  const opening = bounds.find((words) => words.every((word, place) => textAt(tokens, at + place) === word));
  if (opening === undefined) return null;
  let start = at + opening.length;
  while (inBound.has(textAt(tokens, start)) && readRange(tokens, start) === null) start += 1;
  if (textAt(tokens, start) === 'a') start += 1;
  const range = readRange(tokens, start);
  if (range === null || /^(?:times?|x)$/u.test(textAt(tokens, range.next)))
    return found({ kind: 'open' }, at + opening.length);
  const next = doseUnitOf(textAt(tokens, range.next)) === null ? range.next : range.next + 1;
  return aside(pastPeriod(tokens, next));
}

/** Skips 'per day', '/24h', 'in 24 hours', 'daily', 'in any 24 hour period'. */
function pastPeriod(tokens: Sentence, at: number): number {
  let next = /^(?:doses?|tabs?|total)$/u.test(textAt(tokens, at)) ? at + 1 : at;
  if (/^(?:per|\/|in|a|within|every|each)$/u.test(textAt(tokens, next))) next += 1;
  else if (daysOfPeriod(textAt(tokens, next)) === null) return at;
  if (/^(?:any|a|one)$/u.test(textAt(tokens, next))) next += 1;
  if (numberAt(tokens, next) !== null) next += 1;
  if (textAt(tokens, next) === '-') next += 1;
  if (!isHours(textAt(tokens, next)) && daysOfPeriod(textAt(tokens, next)) === null) return at;
  return textAt(tokens, next + 1) === 'period' ? next + 2 : next + 1;
}
