import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { type PlainDate, requirePlainDate } from './plain-date.js';

dayjs.extend(utc);

/** A day in UTC, where every day has 24 hours and no clock change can shift the result. */
const dayOf = (date: PlainDate) => dayjs.utc(requirePlainDate(date));

function shifted(date: PlainDate, count: number, unit: 'day' | 'month'): PlainDate {
  if (!Number.isInteger(count)) throw new RangeError(`Not a whole number of ${unit}s: ${count}`);
  return requirePlainDate(dayOf(date).add(count, unit).format('YYYY-MM-DD'));
}

/**
 * The calendar date `days` after a date, or before it when negative.
 *
 * @throws RangeError on an invalid date, a fraction of a day or a result outside the years 0100 to 9999
 * @see P-078
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  return shifted(date, days, 'day');
}

/**
 * The same day of the month `months` later, or earlier when negative. In a shorter month it is the last day: 08-31 plus
 * 6 months is 02-28 or 02-29, so a limit in months never ends later than the law allows.
 *
 * @throws RangeError on an invalid date, a fraction of a month or a result outside the years 0100 to 9999
 * @see P-009
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  return shifted(date, months, 'month');
}

/**
 * Whole days from one date to another; negative when `to` is earlier.
 *
 * @throws RangeError on an invalid date
 * @see P-079
 */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayOf(to).diff(dayOf(from), 'day');
}

/**
 * Whole calendar months from one date to another, consistent with `addMonths`. Negative when `to` is earlier; then a
 * month that has begun counts as a whole one.
 *
 * @throws RangeError on an invalid date
 * @see P-009
 */
export function monthsBetween(from: PlainDate, to: PlainDate): number {
  return Math.floor(dayOf(to).diff(dayOf(from), 'month', true));
}
