import { foreignPhoneText, invalidPhoneText, isForeignPhone, phoneDigits } from '../../base/contact/index.js';
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

/** Several numbers of a cell; a slash between digits is part of a number, unless both sides have ten. */
const betweenNumbers = /\s*(?:[;|,\n&]|\bor\b|\band\b|\s\/\s)\s*/i;
const extension = /[\s,;]*(?:ext|extension|extn|x|#)[.:\s]*(\d{1,6})\s*$/i;
const scientific = /^\d(?:[.,]\d+)?e\+?\d+$/i;

/**
 * Reads the phones of a cell, in every form that people write US numbers in, with their types: '(518) 555-0177 (cell)'.
 * An extension can't be stored: it is a fault, unless it may be dropped, which is noted.
 *
 * @see A-584
 */
export function readPhoneCell(
  cell: string,
  { dropsExtension }: { readonly dropsExtension: boolean },
): CellRead<CellPhone[]> {
  const text = withoutFraction(cellText(cell));
  if (text === '') return read([]);
  if (scientific.test(text)) return unreadable('a spreadsheet shortened this number. Export the file again');
  const phones: CellPhone[] = [];
  const notes: string[] = [];
  for (const written of text.split(betweenNumbers).filter((part) => part !== '')) {
    const dropped = extension.exec(written);
    if (dropped && !dropsExtension)
      return unreadable(
        `an extension can't be stored. Remove '${dropped[0].trim()}', or drop it by a mapping with "extensions": "drop"`,
      );
    const found = readPhone(written.replace(extension, ''));
    if ('fault' in found) return found;
    if (dropped) notes.push('the extension of a phone was dropped');
    if (found.value === null) notes.push('a placeholder instead of a phone was dropped');
    else phones.push(found.value);
  }
  return read(phones, notes[0] ?? null);
}

function readPhone(written: string): CellRead<CellPhone | null> {
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
  return read({ number: digits, type: types[0] ?? null });
}
