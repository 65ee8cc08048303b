/** A calendar day, `YYYY-MM-DD`, without time or zone (P-008). */
export type PlainDate = string;

/** An instant in ISO 8601 and UTC, such as `2026-11-20T13:14:00.000Z`. */
export type Instant = string;

const dash = 45;

/** The number of two digits; NaN if one of them is not a digit. */
function twoDigits(text: string, at: number): number {
  const [ten, one] = [text.charCodeAt(at) - 48, text.charCodeAt(at + 1) - 48];
  return ten >= 0 && ten <= 9 && one >= 0 && one <= 9 ? ten * 10 + one : Number.NaN;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Whether a text is an existing day: `2026-02-28`, not `2026-02-31`, `2026-2-8` or `20260208`.
 *
 * Years range from 0100 to 9999; earlier ones are treated as typing mistakes. Parsed by hand instead of by a library or
 * a regular expression, because every date rule calls it, many times for each row of a list.
 *
 * @see P-008
 */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || value.length !== 10) return false;
  if (value.charCodeAt(4) !== dash || value.charCodeAt(7) !== dash) return false;
  // A non-digit gives NaN, which fails every comparison.
  const year = twoDigits(value, 0) * 100 + twoDigits(value, 2);
  const month = twoDigits(value, 5);
  const day = twoDigits(value, 8);
  return year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/**
 * Returns the date if it is valid.
 *
 * @throws RangeError on an invalid date, which must never pass for a valid one
 * @see P-008
 */
export function requirePlainDate(value: string): PlainDate {
  if (!isPlainDate(value)) throw new RangeError(`Not a calendar date (YYYY-MM-DD): ${String(value)}`);
  return value;
}

/**
 * Compares two days for `sort`: negative when `a` is earlier, 0 on the same day, positive when it is later.
 *
 * @throws RangeError on an invalid date
 * @see P-008
 */
export function comparePlainDates(a: PlainDate, b: PlainDate): number {
  const [first, second] = [requirePlainDate(a), requirePlainDate(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/**
 * Whether a date is on or after a day. False for an invalid date: as a plain string, 'never' would sort after every
 * day.
 *
 * @see P-273
 */
export function isOnOrAfter(date: unknown, day: unknown): boolean {
  return isPlainDate(date) && isPlainDate(day) && date >= day;
}
