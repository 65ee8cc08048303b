import { nameMaximum } from '../../base/name/index.js';
import { isTooLong, shortened, trimmedOrNull, unsafeIssue, visibleLength } from '../../base/text/index.js';
import type { Note } from './left-out.js';

/** Controls, halves of a sign, and the marks that turn the direction of what stands around them: a name must not. */
const unfit = /[\p{Cc}\p{Surrogate}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** What no name of a client or patient can hold (C-021), with the marks on it, after typographic signs became plain ones. */
const unfitInName = /(?:[^\p{L}\p{M}\p{N} .'\-,()"]\p{M}*)+/gu;

/** A text or a number as a text, without what cannot be stored; `null` for nothing, and for what is no text. */
function textOf(told: unknown, field: string, note: Note): string | null {
  if (told === null || told === undefined) return null;
  if (typeof told !== 'string' && typeof told !== 'number') {
    note(field, 'It is no text, so it was left out.');
    return null;
  }
  const text = String(told);
  if (unsafeIssue(text, field) !== null)
    note(field, 'Invisible characters that change how a text reads were left out.');
  return trimmedOrNull(text.replace(unfit, ' '));
}

/**
 * A text whose beginning still helps: a longer one is cut.
 *
 * @param max - visible characters
 */
export function readText(told: unknown, field: string, max: number, note: Note): string | null {
  const text = textOf(told, field, note);
  if (text === null || !isTooLong(text, max)) return text;
  note(field, `It has ${visibleLength(text)} characters; the first ${max} were kept.`);
  return trimmedOrNull(shortened(text, max));
}

/** A text that is worth nothing in part, such as an e-mail or an id: a longer one is left out. */
export function readWhole(told: unknown, field: string, max: number, note: Note): string | null {
  const text = textOf(told, field, note);
  if (text === null || !isTooLong(text, max)) return text;
  note(field, `It has ${visibleLength(text)} characters, more than ${max}, so it was left out.`);
  return null;
}

/** A name in the characters that a name has here; letters of every script are kept, pictures are not (C-021). */
export function readName(told: unknown, field: string, note: Note): string | null {
  const text = readText(plain(told), field, nameMaximum, note);
  if (text === null) return null;
  const name = trimmedOrNull(text.replace(unfitInName, ' ').replace(/ {2,}/g, ' '));
  if (name !== text) note(field, 'Characters that a name cannot have were left out.');
  return name;
}

/** Typographic apostrophes, quotes and dashes as they are typed: nothing is lost by it. */
function plain(told: unknown): unknown {
  if (typeof told !== 'string') return told;
  return told
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ');
}

/** Yes or no, also as systems write them: 1, '1', 'true', 'Y'; `null` for anything else. */
export function readYes(told: unknown): boolean | null {
  const word = typeof told === 'string' ? told.trim().toLowerCase() : told;
  if (word === true || word === 1 || word === '1' || word === 'true' || word === 'y' || word === 'yes') return true;
  if (word === false || word === 0 || word === '0' || word === 'false' || word === 'n' || word === 'no') return false;
  return null;
}
