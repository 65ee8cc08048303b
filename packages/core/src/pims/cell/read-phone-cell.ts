import { foreignPhoneText, invalidPhoneText, isForeignPhone, phoneDigits, phoneKey } from '../../base/contact/index.js';
import { cellText, type CellRead, read, unreadable, withoutFraction } from './cell-read.js';

/** A phone of a cell: its digits, and its type if the cell names one. */
export interface CellPhone {
  readonly number: string;
  /** Name of a phone type: 'Cell', 'Home', 'Office', 'Other', 'Fax'. */
  readonly type: string | null;
}

const typeWords: readonly (readonly [string, RegExp])[] = [
  ['Cell', /^(?:c|cell|cellular|mobile|mob|m)$/i],
  ['Home', /^(?:h|home|hm)$/i],
  ['Office', /^(?:w|work|wk|office|business|bus)$/i],
  ['Fax', /^(?:f|fax)$/i],
];

/** The phone type that a word names; `null` for any other word. */
export const phoneTypeOf = (word: string): string | null =>
  typeWords.find(([, words]) => words.test(word.replace(/[.:]$/, '')))?.[0] ?? null;

const noAreaCodeText =
  'it has no area code. Set "area_code" of this phone in the mapping to the area code of the practice, such as "518", or to none to keep seven digits';

/** Several numbers of a cell; a slash between digits is part of a number, unless both sides have ten. */
const betweenNumbers = /\s*(?:[;|,\n&]|\bor\b|\band\b|\s\/\s)\s*/i;
const extension = /[\s,;]*(?:ext|extension|extn|x|#)[.:\s]*(\d{1,6})\s*$/i;
const scientific = /^\d(?:[.,]\d+)?e\+?\d+$/i;

/** How the phones of a column are read. */
export interface PhoneReading {
  readonly dropsExtension: boolean;
  /**
   * Three digits for numbers that have seven, `none` to keep these as they are, or `refuse` to make them a fault. A
   * number that nobody can call from another area is never stored silently.
   */
  readonly areaCode: string;
  /** Whether the country code 1 is kept, as in Signa's own files. */
  readonly keepsCountryCode?: boolean;
}

/** What a mapping can say about numbers without an area code. @see A-595 */
export const isAreaCode = (text: string): boolean => /^(?:[2-9]\d{2}|none|refuse)$/.test(text);

/** The area code of a stored number; `null` without one. */
export const areaCodeOf = (digits: string): string | null =>
  phoneKey(digits).length === 10 ? phoneKey(digits).slice(0, 3) : null;

/**
 * Reads the phones of a cell, in every form that people write US numbers in, with their types: '(518) 555-0177 (cell)'.
 * They become ten digits. An extension can't be stored: it is a fault, unless it may be dropped, which is noted.
 *
 * @see
 */
export function readPhoneCell(cell: string, reading: PhoneReading): CellRead<CellPhone[]> {
  const text = withoutFraction(cellText(cell));
  if (text === '') return read([]);
  if (scientific.test(text)) return unreadable('a spreadsheet shortened this number. Export the file again');
  const phones: CellPhone[] = [];
  const notes: string[] = [];
  for (const written of text.split(betweenNumbers).filter((part) => part !== '')) {
    const dropped = extension.exec(written);
    if (dropped && !reading.dropsExtension)
      return unreadable(
        `an extension can't be stored. Remove '${dropped[0].trim()}', or drop it by a mapping with "extensions": "drop"`,
      );
    const found = readPhone(written.replace(extension, ''), reading);
    if ('fault' in found) return found;
    if (dropped) notes.push('the extension of a phone was dropped');
    if (found.note !== null) notes.push(found.note);
    if (found.value === null) notes.push('a placeholder instead of a phone was dropped');
    else phones.push(found.value);
  }
  return read(phones, notes.length > 0 ? [...new Set(notes)].join(', ') : null);
}

function readPhone(written: string, { areaCode, keepsCountryCode }: PhoneReading): CellRead<CellPhone | null> {
  const [, before = '', middle = '', after = ''] =
    /^\W*?([a-z.]*)[:\s(]*?([^a-z]*?)[\s(]*([a-z.]*)\W*$/i.exec(written) ?? [];
  const words = [before, after].filter((word) => word !== '');
  const types = words.map(phoneTypeOf);
  if (middle === '' || types.includes(null)) return unreadable(`${invalidPhoneText}. Write it as 518-555-0177`);
  const digits = phoneDigits(middle);
  const isPlaceholder = digits.length >= 7 && new Set(digits.replace(/^1(?=\d{10}$)/, '')).size === 1;
  if (isPlaceholder) return read(null);
  if (isForeignPhone(middle)) return unreadable(foreignPhoneText);
  if (![7, 10, 11].includes(digits.length) || (digits.length === 11 && !digits.startsWith('1')))
    return unreadable(`${invalidPhoneText}: it has ${digits.length} digits instead of 7, 10, or 11`);
  if (digits.length === 7 && areaCode === 'refuse') return unreadable(noAreaCodeText);
  const isCompleted = digits.length === 7 && areaCode !== 'none';
  const whole = isCompleted ? areaCode + digits : digits;
  return read(
    { number: keepsCountryCode ? whole : phoneKey(whole), type: types[0] ?? null },
    isCompleted ? `the area code ${areaCode} was added to a phone` : null,
  );
}
