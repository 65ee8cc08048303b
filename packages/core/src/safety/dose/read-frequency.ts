import { found, type ReadItem } from './item.js';
import { readCount, readRange } from './read-count.js';
import { readNumber } from './read-number.js';
import { daysOfMonth, daysOfPeriod, type Frequency, isHours, everyHours } from './period.js';
import type { Sentence } from './sentence.js';
import { numberAt, textAt } from './token.js';
import { animalWords, mealWords } from './vocabulary.js';

const codes: Readonly<Record<string, Frequency>> = {
  sid: { times: 1, days: 1 },
  qd: { times: 1, days: 1 },
  bid: { times: 2, days: 1 },
  tid: { times: 3, days: 1 },
  qid: { times: 4, days: 1 },
  eod: { times: 1, days: 2 },
  qod: { times: 1, days: 2 },
  daily: { times: 1, days: 1 },
  weekly: { times: 1, days: 7 },
  monthly: { times: 1, days: daysOfMonth },
};
const ordinals: Readonly<Record<string, number>> = { other: 2, second: 2, third: 3, fourth: 4, fifth: 5 };
const every: ReadonlySet<string> = new Set(['every', 'each', 'q']);
/** Hours that are written without their unit: 'q12', 'q24'. */
const usualHours: ReadonlySet<number> = new Set([4, 6, 8, 12, 24, 48, 72]);

const rhythm = (frequency: Frequency, next: number, isTotal = false) =>
  found({ kind: 'rhythm', frequency, isTotal }, next);
const open = (next: number) => found({ kind: 'open' }, next);

/**
 * A frequency: 'BID', 'q12h', 'every other day', 'twice a week', '5 days a week', 'per day'. Unclear for a range ('once
 * or twice daily', 'q8-q12h', 'BID to TID').
 */
export function readRhythm(tokens: Sentence, at: number): ReadItem | null {
  const read = oneRhythm(tokens, at);
  if (read === null || !['to', 'or', '-', '–', '/'].includes(textAt(tokens, read.next))) return read;
  const other = oneRhythm(tokens, read.next + 1);
  return other === null ? read : open(other.next);
}

function oneRhythm(tokens: Sentence, at: number): ReadItem | null {
  return (
    readCounted(tokens, at) ??
    readDaysOfWeek(tokens, at) ??
    readEvery(tokens, at) ??
    readTotal(tokens, at) ??
    codeAt(tokens, at)
  );
}

function codeAt(tokens: Sentence, at: number): ReadItem | null {
  const code = codes[textAt(tokens, at)];
  return code === undefined ? null : rhythm(code, at + 1);
}

const links: ReadonlySet<string> = new Set(['a', 'an', 'per', '/', 'each', 'every', 'in', 'q']);

/**
 * 'once daily', 'twice a day', '3 times a week', '2x/day', 'once every 3 weeks'; unclear for 'two to three times a
 * day'.
 */
function readCounted(tokens: Sentence, at: number): ReadItem | null {
  const count = readCount(tokens, at);
  if (count === null) return null;
  const spaced = readEvery(tokens, count.next);
  const period = spaced ?? periodBehind(tokens, count.next);
  if (period === null) return null;
  if (period.item.kind !== 'rhythm' || count.value === null) return open(period.next);
  const { frequency } = period.item;
  return rhythm({ ...frequency, times: frequency.times * count.value }, period.next);
}

function periodBehind(tokens: Sentence, at: number): ReadItem | null {
  const start = links.has(textAt(tokens, at)) ? at + 1 : at;
  const number = numberAt(tokens, start);
  if (number !== null && isHours(textAt(tokens, start + 1))) return rhythm(everyHours(number), start + 2);
  const days = daysOfPeriod(textAt(tokens, start));
  return days === null ? null : rhythm({ times: 1, days }, start + 1);
}

/** '5 days a week', '3 nights per week'. */
function readDaysOfWeek(tokens: Sentence, at: number): ReadItem | null {
  const range = readRange(tokens, at);
  if (range === null || !/^(?:days?|nights?|mornings?|evenings?)$/u.test(textAt(tokens, range.next))) return null;
  const isOfWeek = ['a', 'per', '/', 'each', 'every'].includes(textAt(tokens, range.next + 1));
  if (!isOfWeek || textAt(tokens, range.next + 2) !== 'week') return null;
  const { least, most, next } = range;
  const isSure = least === most && Number.isInteger(most) && most <= 7;
  return isSure ? found({ kind: 'days-of-week', days: most }, next + 3) : open(next + 3);
}

/** 'every 12 hours', 'q12h', 'q24', 'every other day', 'every 2 months', 'each week'. */
function readEvery(tokens: Sentence, at: number): ReadItem | null {
  if (!every.has(textAt(tokens, at))) return null;
  const word = textAt(tokens, at + 1);
  if (mealWords.has(word) || animalWords.has(word)) return open(at + 2);
  const ordinal = ordinals[word];
  if (ordinal !== undefined) return spaced(tokens, at + 2, ordinal);
  const range = readRange(tokens, at + 1);
  if (range === null || textAt(tokens, at + 1) === 'a') return spaced(tokens, at + 1, 1);
  if (/^(?:st|nd|rd|th)$/u.test(textAt(tokens, range.next))) return spaced(tokens, range.next + 1, range.most);
  const end = textAt(tokens, range.next) === '-' ? range.next + 1 : range.next;
  const read =
    Number.isInteger(range.most) && range.most > 0
      ? (spaced(tokens, end, range.most) ?? withoutUnit(tokens, at, range))
      : null;
  if (range.least !== range.most) return open(read?.next ?? range.next);
  return read ?? open(range.next);
}

function withoutUnit(tokens: Sentence, at: number, { most, next }: { most: number; next: number }): ReadItem | null {
  const isSure = textAt(tokens, at) === 'q' && usualHours.has(most) && numberAt(tokens, next) === null;
  return isSure ? rhythm(everyHours(most), next) : null;
}

function spaced(tokens: Sentence, at: number, count: number): ReadItem | null {
  const word = textAt(tokens, at);
  // Times of day are parsed with their names: 'every morning'.
  if (/^(?:morning|evening|night|afternoon)$/u.test(word))
    return count === 1 ? null : rhythm({ times: 1, days: count }, at + 1);
  if (isHours(word)) return rhythm(everyHours(count), at + 1);
  const days = daysOfPeriod(word);
  return days === null ? null : rhythm({ times: 1, days: days * count }, at + 1);
}

/** 'per day', '/day', 'a day', 'in 24 hours': a daily total, which may be given in several doses. */
function readTotal(tokens: Sentence, at: number): ReadItem | null {
  if (!['per', '/', 'a', 'in'].includes(textAt(tokens, at))) return null;
  const number = readNumber(tokens, at + 1);
  if (number?.value === 24 && isHours(textAt(tokens, number.next)))
    return rhythm({ times: 1, days: 1 }, number.next + 1, true);
  const days = textAt(tokens, at) === 'in' ? null : daysOfPeriod(textAt(tokens, at + 1));
  return days === null ? null : rhythm({ times: 1, days }, at + 2, true);
}

/** 'divided BID', 'split into 2 doses', 'in 2 divided doses': a daily amount in that many doses. */
export function readSplit(tokens: Sentence, at: number): ReadItem | null {
  const isSplit = /^(?:divided?|dividing|split)$/u.test(textAt(tokens, at));
  const start = isSplit
    ? pastWords(tokens, at + 1, /^(?:evenly|equally|up|in|into|to|between|over|among|as)$/u)
    : at + 1;
  if (!isSplit && !/^(?:in|over|as)$/u.test(textAt(tokens, at))) return null;
  const range = readRange(tokens, start);
  const end = pastWords(tokens, range?.next ?? start, /^(?:equal|equally|divided|split|separate|smaller)$/u);
  const isDoses = /^(?:doses?|portions?|parts?|feedings?|administrations?)$/u.test(textAt(tokens, end));
  if (range !== null && isDoses)
    return range.least === range.most ? found({ kind: 'split', into: range.most }, end + 1) : open(end + 1);
  // 'in divided doses': their number is unclear.
  if (isDoses && end > start) return found({ kind: 'unreadable' }, end + 1);
  return isSplit ? found({ kind: 'split', into: null }, start) : null;
}

function pastWords(tokens: Sentence, at: number, words: RegExp): number {
  let place = at;
  while (words.test(textAt(tokens, place))) place += 1;
  return place;
}

/** Whether two frequencies give the same number of doses per day. */
export function isSameFrequency(a: Frequency, b: Frequency): boolean {
  return Math.abs(a.times / a.days - b.times / b.days) < 1e-9;
}
