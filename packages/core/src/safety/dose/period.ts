/** Times per days: twice a day is 2 in 1, once a month 1 in 30.4375. */
export interface Frequency {
  readonly times: number;
  readonly days: number;
}

/** Days per month, averaged over four years. */
export const daysOfMonth = 30.4375;

const periods: Readonly<Record<string, number>> = {
  day: 1,
  days: 1,
  daily: 1,
  d: 1,
  night: 1,
  nights: 1,
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
  yearly: 365.25,
};
const hours: ReadonlySet<string> = new Set(['hour', 'hours', 'hr', 'hrs', 'h', 'hourly']);

/** The days of a period that a word means; `null` if none. */
export function daysOfPeriod(word: string): number | null {
  return Object.hasOwn(periods, word) ? (periods[word] ?? null) : null;
}

export function isHours(word: string): boolean {
  return hours.has(word);
}

/** Once in that many hours. */
export function everyHours(count: number): Frequency {
  if (count >= 24 && count % 24 === 0) return { times: 1, days: count / 24 };
  return Number.isInteger(24 / count) ? { times: 24 / count, days: 1 } : { times: 24, days: count };
}
