import { trimmed } from './visible.js';

/**
 * Characters that show nothing and act on what surrounds them: control characters but tab and line break, which steer a
 * terminal, and marks that turn the direction of a text, so that it reads as something else than it says.
 */
const unsafe = /(?![\t\n\r])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const everyUnsafe = new RegExp(unsafe, 'gu');
/** A carriage return alone goes back to the start of the line, and what follows overwrites it. */
const unprintable = new RegExp(`\\r(?!\\n)|${unsafe.source}`, 'gu');

/** The characters before the one that is in the way, by which a person finds it. */
const shownBefore = 12;

/** A text without its unsafe characters, to show what is stored already. @see C-286 */
export function withoutUnsafe(text: string): string {
  return unsafe.test(text) ? text.replaceAll(everyUnsafe, '') : text;
}

/** An issue of a field, as forms and the server answer it. */
export interface UnsafeIssue {
  readonly path: string;
  readonly code: 'unsafe-character';
  readonly message: string;
}

/**
 * The violation of a text that has an unsafe character inside. Those around it are not stored, so they are no fault: they
 * come along with what is copied from a list of contacts.
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
 * A text as it may go to a terminal: unsafe characters as \u and four digits, which JSON reads as the same text. Line
 * breaks and tabs stay.
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
