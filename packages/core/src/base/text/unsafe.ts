import { trimmed } from './visible.js';

/**
 * Invisible characters that affect the text around them: control characters except tab and line break, which can
 * control a terminal, and bidirectional controls, which can make a text read differently from what it contains.
 */
const unsafe = /(?![\t\n\r])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const everyUnsafe = new RegExp(unsafe, 'gu');
/** A single carriage return moves to the start of the line, so that the following text overwrites it. */
const unprintable = new RegExp(`\\r(?!\\n)|${unsafe.source}`, 'gu');

/** Number of characters shown before the unsafe one, to help users find it. */
const shownBefore = 12;

/** Removes unsafe characters from a stored text, for display. @see C-286 */
export function withoutUnsafe(text: string): string {
  return unsafe.test(text) ? text.replaceAll(everyUnsafe, '') : text;
}

/** An issue of a field, as forms and the server report it. */
export interface UnsafeIssue {
  readonly path: string;
  readonly code: 'unsafe-character';
  readonly message: string;
}

/**
 * The issue of a text with an unsafe character inside. Unsafe characters at either end are not stored and so are no
 * issue; they are often copied along from a contact list.
 *
 * @see C-286
 */
export function unsafeIssue(text: string | null | undefined, path: string): UnsafeIssue | null {
  const stored = trimmed(text);
  const found = unsafe.exec(stored);
  if (!found) return null;
  const before = Array.from(stored.slice(0, found.index)).slice(-shownBefore).join('');
  const message = `Delete the invisible character ${codeOf(found[0])} after “${before}”: it can make this text read as something else`;
  return { path, code: 'unsafe-character', message };
}

/**
 * Escapes unsafe characters as \u and four digits, which JSON reads as the same text, so that the text is safe to print
 * to a terminal. Line breaks and tabs are kept.
 *
 * @see C-287
 */
export function printable(text: string): string {
  return text.replaceAll(unprintable, (found) => `\\u${hexOf(found)}`);
}

function codeOf(character: string): string {
  return `U+${hexOf(character).toUpperCase()}`;
}

function hexOf(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, '0');
}
