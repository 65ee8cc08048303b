import { readNumber } from './read-number.js';
import { numberAt, textAt, type Token } from './token.js';

/** So many times in so many days: twice a day is 2 in 1, once a month 1 in 30.4375. */
export interface Frequency {
  readonly times: number;
  readonly days: number;
}

/** Days of a month, the mean of four years. */
export const daysOfMonth = 30.4375;

const periods: Readonly<Record<string, number>> = {
  day: 1,
  days: 1,
  daily: 1,
  d: 1,
  night: 1,
  week: 7,
  weeks: 7,
  wk: 7,
  wks: 7,
  weekly: 7,
  month: daysOfMonth,
  months: daysOfMonth,
  mo: daysOfMonth,
  mos: daysOfMonth,
  monthly: daysOfMonth,
  year: 365.25,
  years: 365.25,
};
const hours: ReadonlySet<string> = new Set(['hour', 'hours', 'hr', 'hrs', 'h']);
const codes: Readonly<Record<string, Frequency>> = {
  sid: { times: 1, days: 1 },
  qd: { times: 1, days: 1 },
  od: { times: 1, days: 1 },
  bid: { times: 2, days: 1 },
  tid: { times: 3, days: 1 },
  qid: { times: 4, days: 1 },
  eod: { times: 1, days: 2 },
  qod: { times: 1, days: 2 },
  daily: { times: 1, days: 1 },
  nightly: { times: 1, days: 1 },
  weekly: { times: 1, days: 7 },
  monthly: { times: 1, days: daysOfMonth },
  qam: { times: 1, days: 1 },
  qpm: { times: 1, days: 1 },
  qhs: { times: 1, days: 1 },
};
const counts: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };
const timesOfDay: Readonly<Record<string, string>> = {
  morning: 'morning',
  am: 'morning',
  noon: 'noon',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'evening',
  bedtime: 'evening',
  pm: 'evening',
};
const ordinals: Readonly<Record<string, number>> = { other: 2, second: 2, third: 3, fourth: 4 };

interface Found {
  readonly frequency: Frequency | 'unclear';
  readonly next: number;
}

const inHours = (count: number): Frequency =>
  Number.isInteger(24 / count) ? { times: 24 / count, days: 1 } : { times: 24, days: count };

/** The period that a word names, counted. */
function periodOf(word: string, count: number): Frequency | null {
  if (hours.has(word)) return count >= 24 && count % 24 === 0 ? { times: 1, days: count / 24 } : inHours(count);
  const days = periods[word];
  return days === undefined ? null : { times: 1, days: days * count };
}

const every: ReadonlySet<string> = new Set(['every', 'each', 'q']);
const unclear = (next: number): Found => ({ frequency: 'unclear', next });
const meals: ReadonlySet<string> = new Set(['meal', 'meals', 'feeding', 'feedings']);

/** 'every 12 hours', 'q12h', 'every other day', 'every 2 months', 'each week'. */
function readEvery(tokens: readonly Token[], at: number): Found | null {
  if (!every.has(textAt(tokens, at))) return null;
  if (meals.has(textAt(tokens, at + 1))) return unclear(at + 2);
  const ordinal = ordinals[textAt(tokens, at + 1)];
  if (ordinal !== undefined) return spaced(tokens, at + 2, ordinal);
  const number = readNumber(tokens, at + 1);
  if (number === null) return spaced(tokens, at + 1, 1);
  if (['st', 'nd', 'rd', 'th'].includes(textAt(tokens, number.next)))
    return spaced(tokens, number.next + 1, number.value);
  if (isRange(tokens, number.next)) return unclear(number.next);
  return number.value > 0 ? spaced(tokens, number.next, number.value) : unclear(number.next);
}

function isRange(tokens: readonly Token[], at: number): boolean {
  return ['-', '–', 'to', 'or'].includes(textAt(tokens, at)) && readNumber(tokens, at + 1) !== null;
}

function spaced(tokens: readonly Token[], at: number, count: number): Found | null {
  const frequency = periodOf(textAt(tokens, at), count);
  return frequency === null ? null : { frequency, next: at + 1 };
}

/** 'once daily', 'twice a day', '3 times a week', '2x/day'. */
function readCounted(tokens: readonly Token[], at: number): Found | null {
  const counted = countAt(tokens, at);
  if (counted === null) return null;
  if (every.has(textAt(tokens, counted.next))) {
    const found = readEvery(tokens, counted.next);
    if (found === null || found.frequency === 'unclear') return found;
    return { frequency: { ...found.frequency, times: found.frequency.times * counted.value }, next: found.next };
  }
  const isLinked = ['a', 'an', 'per', '/'].includes(textAt(tokens, counted.next));
  const period = periods[textAt(tokens, isLinked ? counted.next + 1 : counted.next)];
  if (period === undefined) return null;
  return { frequency: { times: counted.value, days: period }, next: counted.next + (isLinked ? 2 : 1) };
}

function countAt(tokens: readonly Token[], at: number): { readonly value: number; readonly next: number } | null {
  const word = counts[textAt(tokens, at)];
  if (word !== undefined) return { value: word, next: at + 1 };
  const number = readNumber(tokens, at);
  if (number === null || !Number.isInteger(number.value) || number.value < 1) return null;
  return ['times', 'time', 'x', '×'].includes(textAt(tokens, number.next))
    ? { value: number.value, next: number.next + 1 }
    : null;
}

/** 'at the same time each day': no rhythm of its own. */
function isSameTime(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3, 4].some((back) => textAt(tokens, at - back) === 'same');
}

function readAt(tokens: readonly Token[], at: number): Found | null {
  const counted = readCounted(tokens, at);
  if (counted !== null) return counted;
  const first = numberAt(tokens, at);
  if (first !== null && isRange(tokens, at + 1) && countAt(tokens, at + 2) !== null) return unclear(at + 3);
  if (every.has(textAt(tokens, at)) && !isSameTime(tokens, at)) return readEvery(tokens, at);
  const code = codes[textAt(tokens, at)];
  return code === undefined ? null : { frequency: code, next: at + 1 };
}

/** What a rhythm that is read in full must not hold: it depends on need, or on the calendar. */
const open: ReadonlySet<string> = new Set(
  (
    'prn needed necessary needs required off maximum max most exceed biweekly bimonthly ' +
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays ' +
    'mon tue wed thu fri sat sun weekday weekdays weekend weekends'
  ).split(' '),
);

/** 'up to twice a week', 'no more than once a day': a bound, not a rhythm. */
function isOpen(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  if (open.has(text)) return true;
  const behind = textAt(tokens, at + 1);
  return (
    (text === 'up' && behind === 'to') || (text === 'more' && behind === 'than' && textAt(tokens, at - 1) === 'no')
  );
}

/** Whether two rhythms give as much in a day. */
export function isSameFrequency(a: Frequency, b: Frequency): boolean {
  return Math.abs(a.times / a.days - b.times / b.days) < 1e-9;
}

/**
 * How often, in a sentence of directions.
 *
 * @returns `null` where none is said; `unclear` where it depends on need, is a bound or a range, or is said twice and
 * differently: it must not be computed with
 */
export function readFrequency(tokens: readonly Token[]): Frequency | 'unclear' | null {
  const found: Frequency[] = [];
  const ofDay = new Set<string>();
  let at = 0;
  while (at < tokens.length) {
    if (isOpen(tokens, at)) return 'unclear';
    const part = every.has(textAt(tokens, at)) ? timesOfDayAt(tokens, at + 1) : null;
    const read = part === null ? readAt(tokens, at) : null;
    part?.names.forEach((name) => ofDay.add(name));
    if (read?.frequency === 'unclear') return 'unclear';
    if (read) found.push(read.frequency);
    at = part?.next ?? read?.next ?? at + 1;
  }
  if (ofDay.size > 0) found.push({ times: ofDay.size, days: 1 });
  const [first, ...others] = found;
  if (first === undefined) return null;
  return others.every((other) => isSameFrequency(first, other)) ? first : 'unclear';
}

/** 'every morning and evening'. */
function timesOfDayAt(
  tokens: readonly Token[],
  at: number,
): { readonly names: readonly string[]; readonly next: number } | null {
  const first = timesOfDay[textAt(tokens, at)];
  if (first === undefined) return null;
  const isJoined = ['and', '&'].includes(textAt(tokens, at + 1));
  const second = isJoined ? timesOfDay[textAt(tokens, at + 2)] : undefined;
  return second === undefined ? { names: [first], next: at + 1 } : { names: [first, second], next: at + 3 };
}

/** 'for 10 days', 'x 2 weeks': the course in days; `unclear` for 'for 4 to 6 weeks' and for two of them. */
export function readCourse(tokens: readonly Token[]): number | 'unclear' | null {
  const found: (number | 'unclear')[] = [];
  tokens.forEach((_, at) => {
    if (!['for', 'x', '×'].includes(textAt(tokens, at)) || numberAt(tokens, at - 1) !== null) return;
    const course = courseAt(tokens, at + 1);
    if (course !== null) found.push(course);
  });
  const [first, ...others] = found;
  if (first === undefined) return null;
  return others.every((other) => other === first) ? first : 'unclear';
}

function courseAt(tokens: readonly Token[], at: number): number | 'unclear' | null {
  const number = readNumber(tokens, at);
  if (number === null) return null;
  const unit = textAt(tokens, number.next) === 'more' ? number.next + 1 : number.next;
  if (isRange(tokens, number.next)) return 'unclear';
  const days = periods[textAt(tokens, unit)];
  return days === undefined ? null : Math.round(days * number.value);
}
