import { doseUnitOf } from './dose-unit.js';
import { found, type ReadItem } from './item.js';
import { daysOfPeriod, isHours } from './period.js';
import { readRange } from './read-count.js';
import { readNumber } from './read-number.js';
import type { Sentence } from './sentence.js';
import { numberAt, textAt } from './token.js';
import {
  conditionWords,
  dispensingWords,
  foodWords,
  givingWords,
  mealWords,
  minuteWords,
  noteWords,
  openWords,
  packWords,
  prepositions,
  routeWords,
  turnWords,
} from './vocabulary.js';

const aside = (next: number) => found({ kind: 'aside' }, next);

const structures =
  /^(?:[a-z]?id|e?q?od|o[sdu]|a[du]|am|pm|noon|q?hs|q[ap]m|morning|evening|night|bedtime|afternoon|eyes?|ears?|nostrils?|left|right|both|divided?|split|and|or|then|followed|a|an|one|two|three|four|five|six|half|quarter|as)s?$/u;

/** Whether a word may be relevant to the dose, so that no phrase may skip it. */
function isStructure(word: string): boolean {
  return (
    word === '' ||
    !/^\p{L}+$/u.test(word) ||
    structures.test(word) ||
    openWords.has(word) ||
    turnWords.has(word) ||
    conditionWords.has(word) ||
    dispensingWords.has(word) ||
    packWords.has(word) ||
    givingWords.has(word) ||
    prepositions.has(word) ||
    routeWords.has(word) ||
    isHours(word) ||
    daysOfPeriod(word) !== null ||
    doseUnitOf(word) !== null
  );
}

const longestPhrase = 8;

/** Skips the words after a preposition: 'for itching and pain', 'to the affected skin', 'before the first meal'. */
function pastPhrase(tokens: Sentence, at: number): number {
  let next = at;
  while (next < at + longestPhrase) {
    const word = textAt(tokens, next);
    if ((word === 'first' || word === 'a' || word === 'one') && isMealAhead(tokens, next + 1)) next += 1;
    else if ((word === 'and' || word === 'or') && !isStructure(textAt(tokens, next + 1))) next += 2;
    else if (isStructure(word)) break;
    else next += 1;
  }
  return next;
}

const isMealAhead = (tokens: Sentence, at: number) =>
  [at, at + 1].some((place) => mealWords.has(textAt(tokens, place)) || foodWords.has(textAt(tokens, place)));

/** A preposition with its phrase; `null` if nothing of it may be skipped. */
export function readPhrase(tokens: Sentence, at: number): ReadItem | null {
  if (!prepositions.has(textAt(tokens, at))) return null;
  const next = pastPhrase(tokens, at + 1);
  return next === at + 1 ? null : found({ kind: 'neutral' }, next);
}

/** 'with 5 mL of water', 'in 10 mL water', '2 tablespoons of food', '1 treat': what the dose is mixed with. */
export function readMixing(tokens: Sentence, at: number): ReadItem | null {
  const isMixed = /^(?:with|in|into)$/u.test(textAt(tokens, at));
  const range = readRange(tokens, isMixed ? at + 1 : at);
  if (range === null) return null;
  const unit = doseUnitOf(textAt(tokens, range.next));
  const behind = unit === null ? range.next : range.next + 1;
  const named = textAt(tokens, behind) === 'of' ? behind + 1 : behind;
  const isFood =
    foodWords.has(textAt(tokens, named)) ||
    (/^(?:warm|cool|cold|wet|canned|small|soft|peanut|pill)$/u.test(textAt(tokens, named)) &&
      foodWords.has(textAt(tokens, named + 1)));
  if (isFood) return aside(pastPhrase(tokens, named));
  return isMixed && unit !== null ? aside(behind) : null;
}

/** '1 hour before the first meal', 'at least 30 minutes apart', '1 hour before or 2 hours after meals'. */
export function readTiming(tokens: Sentence, at: number): ReadItem | null {
  let start = at;
  while (/^(?:at|least|about|within|given|or|and)$/u.test(textAt(tokens, start))) start += 1;
  const range = readRange(tokens, start);
  if (range === null || textAt(tokens, at) === 'or') return null;
  const unit = textAt(tokens, range.next);
  const behind = textAt(tokens, range.next + 1);
  if (!isHours(unit) && !minuteWords.has(unit)) return null;
  if (!/^(?:before|after|prior|apart|between|from|of|either)$/u.test(behind)) return null;
  const next = pastPhrase(tokens, textAt(tokens, range.next + 2) === 'to' ? range.next + 3 : range.next + 2);
  const other = /^(?:or|and)$/u.test(textAt(tokens, next)) ? readTiming(tokens, next + 1) : null;
  return other ?? aside(pastPhrase(tokens, next));
}

/** 'at the same time each day' is not a frequency. */
export function readSameTime(tokens: Sentence, at: number): ReadItem | null {
  let place = at;
  while (/^(?:at|on|about|the)$/u.test(textAt(tokens, place))) place += 1;
  if (textAt(tokens, place) !== 'same' || !/^(?:times?|hours?|day|date)$/u.test(textAt(tokens, place + 1))) return null;
  const of = /^(?:of|s)$/u.test(textAt(tokens, place + 2)) ? place + 3 : place + 2;
  if (textAt(tokens, of) === 'daily') return aside(of + 1);
  const isEach = /^(?:each|every|the|of|a)$/u.test(textAt(tokens, of));
  return isEach && daysOfPeriod(textAt(tokens, of + 1)) !== null ? aside(of + 2) : aside(place + 2);
}

/** 'stop for 2 days': the dose continues after it. */
function isPause(tokens: Sentence, at: number): boolean {
  const range = readRange(tokens, textAt(tokens, at) === 'for' ? at + 1 : at);
  return range !== null && daysOfPeriod(textAt(tokens, range.next)) !== null;
}

const calendar = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|skip)$/u;

/** A note up to its end, or up to the start of a dose: 'Do not crush or chew', 'clean the ears, then instill'. */
export function readNote(tokens: Sentence, at: number, isStart: boolean): ReadItem | null {
  const word = textAt(tokens, at);
  const isForbidding = (word === 'do' && textAt(tokens, at + 1) === 'not') || word === 'don' || word === 'never';
  if (!isForbidding && !(isStart && isNoteAt(tokens, at))) return null;
  let next = at + 1;
  while (next < tokens.length && !beginsDose(tokens, next)) next += 1;
  if (/^(?:stop|discontinue)$/u.test(word) && isPause(tokens, at + 1)) return found({ kind: 'open' }, next);
  const isForbidden = isForbidding || word === 'no' || word === 'not';
  const words = Array.from({ length: next - at }, (_, place) => textAt(tokens, at + place));
  const onDays = words.includes('on') && words.some((one) => /^days?$/u.test(one));
  const isOpen = isForbidden && (onDays || words.some((one) => calendar.test(one)));
  return isOpen ? found({ kind: 'open' }, next) : aside(next);
}

function isNoteAt(tokens: Sentence, at: number): boolean {
  const word = textAt(tokens, at);
  // 'Each tablet contains 25 mg.'
  if (word === 'each') return doseUnitOf(textAt(tokens, at + 1)) !== null;
  if (word === 'shake') return !/^(?:and|&)$/u.test(textAt(tokens, at + 1)) || !givingWords.has(textAt(tokens, at + 2));
  if (word === 'may') return /^(?:cause|make|stain|result|sedate)$/u.test(textAt(tokens, at + 1));
  return noteWords.has(word);
}

/** What ends a note after a comma: a frequency, or a change of the dose. */
const goesOn = /^(?:every|once|twice|daily|[bqst]id|q|repeat|skip|restart|resume)$/u;

function beginsDose(tokens: Sentence, at: number): boolean {
  const word = textAt(tokens, at);
  if (word === '(' || word === ')' || dispensingWords.has(word)) return true;
  const isJoin = /^(?:,|and|then|&|-|–|:)$/u.test(textAt(tokens, at - 1));
  return (
    isJoin &&
    (givingWords.has(word) ||
      goesOn.test(word) ||
      (word === 'then' && givingWords.has(textAt(tokens, at + 1))) ||
      isAmountAhead(tokens, at))
  );
}

function isAmountAhead(tokens: Sentence, at: number): boolean {
  const number = readNumber(tokens, at);
  if (number === null || numberAt(tokens, at) === null) return false;
  return doseUnitOf(textAt(tokens, number.next)) !== null;
}
