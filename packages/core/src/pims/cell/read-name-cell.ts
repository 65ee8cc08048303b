import { optionalNameIssue } from '../../base/name/index.js';
import { trimmed } from '../../base/text/index.js';
import { type CellRead, read, unreadable } from './cell-read.js';

/** Characters of word processors that mean a plain one, and signs that stand for a word or join two names. */
const plainCharacters: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02BC\u00B4`]/g, "'"],
  [/[\u201C\u201D]/g, '"'],
  [/[\u2010-\u2015]/g, '-'],
  [/\s*[&+]\s*/g, ' and '],
  [/\s*[/\\]\s*/g, ' - '],
  [/[_\s]+/g, ' '],
];

/** Signs with which practices mark a record, such as '*Bella*'. A question mark stays, and with it the error of the form. */
const marks = /[*!#~^=<>|[\]{}:;]+/g;

/** What is wrong with 'Mu?oz'. */
export const lostLetterText =
  "a letter was lost before this file was written, and '?' is in its place. Correct it in the file, or export it again as UTF-8";

/** Whether a program wrote '?' for a letter that its encoding doesn't have, inside or at the end of a word. @see A-594 */
export const hasLostLetter = (text: string): boolean => /\p{L}\?|\?\p{L}/u.test(text);

/**
 * Reads a name of a client or patient: characters that mean a plain one are replaced ('O’Brien', 'Tug & Kunu'), and
 * signs that mark the record are removed with a note. No letter is ever changed or removed; whether the rest is a name
 * is decided by the rules of the form (C-021).
 *
 * @see
 */
export function readNameCell(cell: string): CellRead<string> {
  if (hasLostLetter(cell)) return unreadable(lostLetterText);
  if (optionalNameIssue(cell, 'name') === null) return read(trimmed(cell));
  const plain = plainCharacters.reduce((text, [sign, replacement]) => text.replace(sign, replacement), cell);
  const name = trimmed(plain.replace(marks, ' ').replace(/ {2,}/g, ' '));
  return read(name, marksIn(plain) ? 'signs that a name cannot contain were removed' : null);
}

const marksIn = (text: string) => text.search(marks) >= 0;
