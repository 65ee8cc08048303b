import { comparePlainDates, isPlainDate, type PlainDate, readTypedDate } from '../../base/time/index.js';
import { cellText, type CellRead, read, unreadable } from './cell-read.js';

/**
 * The formats of dates in a file. `signa` is that of Signa's own files, in which 2026-03-14 and 03-14-2026 are the same
 * day. The Excel formats are numbers of days: since 1900 in general, since 1904 in files of old Macs.
 */
export const dateFormats = ['YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY', 'Excel 1900', 'Excel 1904', 'signa'] as const;
export type DateFormat = (typeof dateFormats)[number];

/** How the dates of a column are read. */
export interface DateReading {
  readonly format: DateFormat;
  /** Whether the dates are past, which decides the century of a year with two digits. */
  readonly isPast: boolean;
  /** The calendar day at the location. */
  readonly today: PlainDate;
}

/** Dates that databases store for none: Access and Delphi begin in 1899, SQL Server in 1753 and 1900. */
const zeroDates: ReadonlySet<string> = new Set(['1753-01-01', '1899-12-30', '1899-12-31', '1900-01-01']);
const zeroText = /^0{1,4}[-/.]0{1,2}[-/.]0{1,4}$/;
const timeOfDay = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[AP]\.?M\.?)?(?:\s*(?:Z|[+-]\d{2}:?\d{2}))?$/i;

/**
 * Reads a date in the format of its column. A time of day is ignored, and the zero dates of databases are no date. Dates
 * that begin with the year or name the month are read in every format, because they have one meaning.
 *
 * @returns `null` for an empty cell
 * @see A-581
 */
export function readDateCell(cell: string, reading: DateReading): CellRead<PlainDate | null> {
  const text = cellText(cell).replace(timeOfDay, '');
  if (text === '' || zeroText.test(text)) return read(null);
  const date = reading.format === 'signa' ? readTypedDate(text) : (fixedDate(text) ?? inFormat(text, reading));
  if (date === null) return unreadable(`it isn't a date in the format ${accepted[reading.format]}`);
  return read(zeroDates.has(date) ? null : date);
}

const accepted: Readonly<Record<DateFormat, string>> = {
  'YYYY-MM-DD': 'YYYY-MM-DD, such as 2020-05-31',
  'MM/DD/YYYY': 'MM/DD/YYYY, such as 05/31/2020',
  'DD/MM/YYYY': 'DD/MM/YYYY, such as 31/05/2020',
  'Excel 1900': 'of Excel, such as 43982 for 2020-05-31',
  'Excel 1904': 'of Excel with dates since 1904, such as 42520 for 2020-05-31',
  signa: 'YYYY-MM-DD or MM-DD-YYYY, such as 2020-05-31',
};

const dateOf = (year: string, month: string | number, day: string): PlainDate | null => {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayMonthName = /^(\d{1,2})[- /.]*([a-z]{3,9})\.?[- /,.]*(\d{4})$/i;
const monthNameDay = /^([a-z]{3,9})\.?[- /]*(\d{1,2})(?:st|nd|rd|th)?[- /,]+(\d{4})$/i;
const fullNames =
  /^(?:january|february|march|april|may|june|july|august|september|sept|october|november|december|[a-z]{3})$/i;

/** A date with one meaning only: the year first, or the month by name. */
function fixedDate(text: string): PlainDate | null {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return dateOf(year, month, day);
  const [, before, name, after] = dayMonthName.exec(text) ?? [];
  if (name !== undefined) return namedDate(after ?? '', name, before ?? '');
  const [, first, day2, year2] = monthNameDay.exec(text) ?? [];
  return first === undefined ? null : namedDate(year2 ?? '', first, day2 ?? '');
}

function namedDate(year: string, name: string, day: string): PlainDate | null {
  const month = months.indexOf(name.slice(0, 3).toLowerCase());
  return month < 0 || !fullNames.test(name) ? null : dateOf(year, month + 1, day);
}

function inFormat(text: string, reading: DateReading): PlainDate | null {
  const { format } = reading;
  if (format === 'Excel 1900' || format === 'Excel 1904') return fromSerial(text, format);
  if (format === 'YYYY-MM-DD') {
    const [, year, month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
    return year === undefined ? null : dateOf(year, month, day);
  }
  const [, first = '', second = '', year] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return null;
  const [month, day] = format === 'MM/DD/YYYY' ? [first, second] : [second, first];
  return year.length === 4 ? dateOf(year, month, day) : ofShortYear(year, { month, day }, reading);
}

/** A past date with a two-digit year is the latest possible one; any other date is from 1980 to 2079. */
function ofShortYear(
  year: string,
  { month, day }: { readonly month: string; readonly day: string },
  { isPast, today }: DateReading,
): PlainDate | null {
  const [recent, earlier] = [dateOf(`20${year}`, month, day), dateOf(`19${year}`, month, day)];
  if (!isPast) return Number(year) >= 80 ? earlier : recent;
  return recent !== null && comparePlainDates(recent, today) <= 0 ? recent : earlier;
}

const dayLength = 86_400_000;

/** The date of a number of days. Excel counts February 29, 1900, which did not exist, as day 60. */
function fromSerial(text: string, format: DateFormat): PlainDate | null {
  if (!/^\d{1,5}(?:[.,]\d+)?$/.test(text)) return null;
  const days = Math.floor(Number(text.replace(',', '.')));
  if (days === 0 || (format === 'Excel 1900' && days === 60)) return null;
  const start = format === 'Excel 1904' ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  return new Date(start + days * dayLength).toISOString().slice(0, 10);
}
