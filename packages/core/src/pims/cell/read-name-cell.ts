import { optionalNameIssue } from '../../base/name/index.js';
import { trimmed } from '../../base/text/index.js';
import { type CellRead, read } from './cell-read.js';

/** Characters of word processors that mean a plain one, and signs that stand for a word or join two names. */
const plainCharacters: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02BC\u00B4`]/g, "'"],
  [/[\u201C\u201D]/g, '"'],
  [/[\u2010-\u2015]/g, '-'],
  [/\s*[&+]\s*/g, ' and '],
  [/\s*[/\\]\s*/g, ' - '],
  [/[_\s]+/g, ' '],
];

/**
 * Signs with which practices mark a record, such as '*Bella*'. A question mark stays, and with it the error of the form:
 * in 'Mu?oz' a program wrote it for a letter.
 */
const marks = /[*!#~^=<>|[\]{}:;]+/g;

/**
 * Reads a name of a client or patient: characters that mean a plain one are replaced ('O’Brien', 'Tug & Kunu'), and
 * signs that mark the record are removed with a note. No letter is ever changed or removed; whether the rest is a name
 * is decided by the rules of the form (C-021).
 *
 * @see A-587
 */
export function readNameCell(cell: string): CellRead<string> {
  if (optionalNameIssue(cell, 'name') === null) return read(trimmed(cell));
  const plain = plainCharacters.reduce((text, [sign, replacement]) => text.replace(sign, replacement), cell);
  const name = trimmed(plain.replace(marks, ' ').replace(/ {2,}/g, ' '));
  return read(name, marksIn(plain) ? 'signs that a name cannot contain were removed' : null);
}

const marksIn = (text: string) => text.search(marks) >= 0;

/** First and last name. */
export interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

export const nameOrders = ['last-first', 'first-last'] as const;
export type NameOrder = (typeof nameOrders)[number];

/**
 * Divides a full name: at the comma of 'Smith, John' or before the last word of 'John Smith'. A name of one word is a
 * last name.
 *
 * @see A-587
 */
export function readFullName(cell: string, order: NameOrder): FullName {
  const name = trimmed(cell);
  const comma = name.indexOf(',');
  if (comma >= 0 && order === 'last-first')
    return { lastName: trimmed(name.slice(0, comma)), firstName: trimmed(name.slice(comma + 1)) };
  const space = order === 'last-first' ? name.indexOf(' ') : name.lastIndexOf(' ');
  if (space < 0) return { firstName: '', lastName: name };
  const [head, tail] = [trimmed(name.slice(0, space)), trimmed(name.slice(space + 1))];
  return order === 'last-first' ? { lastName: head, firstName: tail } : { firstName: head, lastName: tail };
}
