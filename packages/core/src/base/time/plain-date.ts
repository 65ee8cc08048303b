/** A day on a calendar, `YYYY-MM-DD`, without time or zone (P-008). */
export type PlainDate = string;

/** An instant in ISO 8601 and UTC, such as `2026-11-20T13:14:00.000Z`. */
export type Instant = string;

const dash = 45;

/** The number that two digits say; NaN where one of them is no digit. */
function twoDigits(text: string, at: number): number {
  const [ten, one] = [text.charCodeAt(at) - 48, text.charCodeAt(at + 1) - 48];
  return ten >= 0 && ten <= 9 && one >= 0 && one <= 9 ? ten * 10 + one : Number.NaN;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Whether a text names a day that exists: `2026-02-28`, not `2026-02-31`, `2026-2-8` or `20260208`.
 *
 * Years run from 0100 to 9999; earlier ones are taken for a slip of the hand. Read sign by sign instead of by a
 * library or an expression because every rule with a date asks it, many times for each row of a list.
 *
 * @see P-008
 */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || value.length !== 10) return false;
  if (value.charCodeAt(4) !== dash || value.charCodeAt(7) !== dash) return false;
  // What is no digit is NaN, which fails each comparison.
  const year = twoDigits(value, 0) * 100 + twoDigits(value, 2);
  const month = twoDigits(value, 5);
  const day = twoDigits(value, 8);
  return year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/**
 * The date itself, once it is sure to exist.
 *
 * @throws RangeError on an impossible date: bad data must never read as a good one
 * @see P-008
 */
export function requirePlainDate(value: string): PlainDate {
  if (!isPlainDate(value)) throw new RangeError(`Not a calendar date (YYYY-MM-DD): ${String(value)}`);
  return value;
}

/**
 * Negative when `a` is the earlier day, 0 on the same day, positive when it is the later one; fit for `sort`.
 *
 * @throws RangeError on an impossible date
 * @see P-008
 */
export function comparePlainDates(a: PlainDate, b: PlainDate): number {
  const [first, second] = [requirePlainDate(a), requirePlainDate(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/**
 * Whether a day has come to another, or lies after it. What is no date never has: 'never' sorts behind every day.
 *
 * @see P-273
 */
export function isOnOrAfter(date: unknown, day: unknown): boolean {
  return isPlainDate(date) && isPlainDate(day) && date >= day;
}
