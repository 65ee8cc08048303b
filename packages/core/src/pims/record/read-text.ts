import { nameMaximum } from '../../base/name/index.js';
import { isTooLong, shortened, trimmedOrNull, unsafeIssue, visibleLength } from '../../base/text/index.js';
import type { Note } from './left-out.js';

/** Control characters, unpaired surrogates, and bidirectional controls, which names must not contain. */
const unfit = /[\p{Cc}\p{Surrogate}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Characters that the name of a client or patient cannot contain (C-021), with their marks, after typographic
 * characters were replaced.
 */
const unfitInName = /(?:[^\p{L}\p{M}\p{N} .'\-,()"]\p{M}*)+/gu;

/** A text or a number as a text, without characters that cannot be stored; `null` if it is missing, or neither. */
function textOf(reported: unknown, field: string, note: Note): string | null {
  if (reported === null || reported === undefined) return null;
  if (typeof reported !== 'string' && typeof reported !== 'number') {
    note(field, 'Skipped: it is not text.');
    return null;
  }
  const text = String(reported);
  if (unsafeIssue(text, field) !== null) note(field, 'Invisible characters that change how text reads were removed.');
  return trimmedOrNull(text.replace(unfit, ' '));
}

/**
 * A text whose beginning is still useful: a longer one is truncated.
 *
 * @param max - visible characters
 */
export function readText(reported: unknown, field: string, max: number, note: Note): string | null {
  const text = textOf(reported, field, note);
  if (text === null || !isTooLong(text, max)) return text;
  note(field, `It has ${visibleLength(text)} characters; the first ${max} were kept.`);
  return trimmedOrNull(shortened(text, max));
}

/** A text that is useless in part, such as an email or an ID: a longer one is omitted. */
export function readWhole(reported: unknown, field: string, max: number, note: Note): string | null {
  const text = textOf(reported, field, note);
  if (text === null || !isTooLong(text, max)) return text;
  note(field, `Skipped: it has ${visibleLength(text)} characters, more than ${max}.`);
  return null;
}

/** A name with valid characters; letters of every script are kept, emoji are not (C-021). */
export function readName(reported: unknown, field: string, note: Note): string | null {
  const text = readText(plain(reported), field, nameMaximum, note);
  if (text === null) return null;
  const name = trimmedOrNull(text.replace(unfitInName, ' ').replace(/ {2,}/g, ' '));
  if (name !== text) note(field, 'Characters that a name cannot contain were removed.');
  return name;
}

/** Replaces typographic apostrophes, quotes and dashes by plain ones, which loses no information. */
function plain(reported: unknown): unknown {
  if (typeof reported !== 'string') return reported;
  return reported
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ');
}

/** Yes or no, in any notation of a system: 1, '1', 'true', 'Y'; `null` for anything else. */
export function readYes(reported: unknown): boolean | null {
  const word = typeof reported === 'string' ? reported.trim().toLowerCase() : reported;
  if (word === true || word === 1 || word === '1' || word === 'true' || word === 'y' || word === 'yes') return true;
  if (word === false || word === 0 || word === '0' || word === 'false' || word === 'n' || word === 'no') return false;
  return null;
}
