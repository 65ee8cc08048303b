import { type Issue, required } from '../../base/failure/index.js';
import { addDays, daysBetween, isPlainDate, type PlainDate } from '../../base/time/index.js';

/** Days at a location, both inclusive. */
export interface ReportPeriod {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** The selectable periods, in days through today; the second is the default (A-294). */
export const periodChoices: readonly number[] = [7, 30, 90, 52 * 7 + 1];
export const defaultPeriodDays = 30;

/** Maximum days of a period: two years, one of them a leap year (A-288). */
export const maxPeriodDays = 731;

/**
 * The last days, including today.
 *
 * @param days - 1 or more
 * @throws RangeError on an invalid day
 * @see A-294
 */
export function lastDays(today: PlainDate, days: number): ReportPeriod {
  return { from: addDays(today, 1 - days), to: today };
}

/**
 * The previous period of the same length, for comparison.
 *
 * @throws RangeError on an invalid day
 * @see A-294
 */
export function periodBefore({ from, to }: ReportPeriod): ReportPeriod {
  return { from: addDays(from, daysBetween(to, from) - 1), to: addDays(from, -1) };
}

/**
 * The issues of a requested period: an end before its beginning, or more than two years.
 *
 * @see A-288
 */
export function checkPeriod({ from, to }: ReportPeriod): readonly Issue[] {
  const missing = (['from', 'to'] as const).filter((path) => !isPlainDate(path === 'from' ? from : to));
  if (missing.length > 0) return missing.map((path) => required(path));
  const days = daysBetween(from, to) + 1;
  if (days < 1) return [{ path: 'to', code: 'before-from', message: 'The end date is before the start date' }];
  if (days <= maxPeriodDays) return [];
  return [{ path: 'to', code: 'too-long', message: 'Choose a period of at most two years' }];
}

/** The maximum lengths for intervals of a day, and of a week. */
const mostDays = 31;
const mostDaysInWeeks = 182;

/**
 * The intervals of a period, in order: days up to a month, weeks from its first day up to half a year, otherwise
 * calendar months. They cover it without gaps; the last one, and the first month, may be shorter.
 *
 * @throws RangeError on an invalid day
 * @see A-289
 */
export function partsOf({ from, to }: ReportPeriod): readonly ReportPeriod[] {
  const days = daysBetween(from, to) + 1;
  const next = days <= mostDays ? oneDayOn : days <= mostDaysInWeeks ? oneWeekOn : oneMonthOn;
  const parts: ReportPeriod[] = [];
  for (let begin = from; begin <= to; begin = next(begin)) {
    const end = addDays(next(begin), -1);
    parts.push({ from: begin, to: end < to ? end : to });
  }
  return parts;
}

const oneDayOn = (day: PlainDate) => addDays(day, 1);
const oneWeekOn = (day: PlainDate) => addDays(day, 7);
/** The first of the next month, which always contains the 31st day after the first of a month. */
const oneMonthOn = (day: PlainDate) => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
