import { trimmed } from '../text/index.js';
import { isPlainDate, type PlainDate } from './plain-date.js';

/** The error of every date field. @see A-463 */
export const dateFormatText = 'Enter the date as MM-DD-YYYY, for example 09-22-2028.';

const separator = '[-/. ]';
const yearFirst = new RegExp(`^(\\d{4})${separator}(\\d{1,2})${separator}(\\d{1,2})$`);
const yearLast = new RegExp(`^(\\d{1,2})${separator}(\\d{1,2})${separator}(\\d{4})$`);
const shortYear = new RegExp(`^(\\d{1,2})${separator}(\\d{1,2})${separator}(\\d{2})$`);

/** Eight digits without separators are a date only in these centuries, so that they have one meaning. */
const centuries = /^(?:19|20|21)/;

const dateOf = (year: string, month: string, day: string): PlainDate | null => {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
};

/** A two-digit year means a year from 1980 to 2079. */
const wholeYear = (short: string): string => (Number(short) >= 80 ? `19${short}` : `20${short}`);

function fromDigits(text: string): PlainDate | null {
  if (!/^\d{8}$/.test(text)) return null;
  const year = text.slice(4);
  if (centuries.test(year)) {
    const date = dateOf(year, text.slice(0, 2), text.slice(2, 4));
    if (date !== null) return date;
  }
  return centuries.test(text) ? dateOf(text.slice(0, 4), text.slice(4, 6), text.slice(6)) : null;
}

/**
 * Parses a complete date: MM-DD-YYYY or YYYY-MM-DD with one or two digits for month and day, separated by dashes,
 * slashes, periods or spaces, or 8 digits as MMDDYYYY or YYYYMMDD; `null` for anything else. A date is parsed as soon
 * as its typed year has four digits.
 *
 * @see A-463, P-008
 */
export function readWholeDate(typed: string): PlainDate | null {
  const text = trimmed(typed);
  const [, year, monthOf = '', dayOf = ''] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return dateOf(year, monthOf, dayOf);
  const [, month, day = '', lastYear = ''] = yearLast.exec(text) ?? [];
  return month === undefined ? fromDigits(text) : dateOf(lastYear, month, day);
}

/**
 * Like `readWholeDate`, but also accepts a two-digit year when the date is unambiguous in every order of day, month and
 * year: 9-22-28 is accepted, 05-06-07 is not.
 *
 * @see A-463
 */
export function readTypedDate(typed: string): PlainDate | null {
  const text = trimmed(typed);
  const [, a, b = '', c = ''] = shortYear.exec(text) ?? [];
  if (a === undefined) return readWholeDate(text);
  const date = dateOf(wholeYear(c), a, b);
  const others = [dateOf(wholeYear(c), b, a), a.length === 2 ? dateOf(wholeYear(a), b, c) : null];
  return others.every((other) => other === null || other === date) ? date : null;
}
