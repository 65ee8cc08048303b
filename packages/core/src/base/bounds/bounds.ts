import type { Issue } from '../failure/index.js';
import { unsafeIssue } from '../text/index.js';

/**
 * What the server takes in, whoever calls: a call beyond these costs it work and finds nothing that is there. The rules
 * of each form are stricter and have texts of their own; these are what holds for all.
 */

/** Bytes of the body of a call. */
export const mostOfBody = 128 * 1024;

/** Characters, as code units, of the answer to a read; 500 clients with their patients take 530,000. */
export const mostOfAnswer = 8_000_000;

/** Objects and lists within one another in a body; the contract needs five. */
export const deepestBody = 16;

/** Characters, as code units, of a text that filters, searches or names something. */
export const longestText = 254;

/**
 * The same for a text that a form limits by what a person reads of it: the strictest of those limits shows first, and a
 * sign may take many code units (P-271).
 */
export const longestFormText = 20_000;

/** Entries of a list. */
export const mostListed = 200;

/** The farthest that a number is from nought: beyond every weight, amount and count. */
export const largestNumber = 999_999_999;

/**
 * The first and the last day that a call may name: every one between is a date of the database, with the days around it
 * (A-202).
 */
export const firstDay = '1000-01-01';
export const lastDay = '8999-12-31';

/** Characters of the key under which a repeated call happens once. */
export const longestIdempotencyKey = 200;

/** Texts of forms; what is not among them is bounded by `longestText`. */
const formTexts: ReadonlySet<string> = new Set([
  'actionReason',
  'addressLine1',
  'addressLine2',
  'allergicIngredient',
  'city',
  'declineReason',
  'details',
  'directions',
  'emailAddress',
  'internalNote',
  'label',
  'locationAccountId',
  'name',
  'noteToClient',
  'noteToPharmacy',
  'overrideReason',
  'reasonForCompound',
  'website',
]);

/** What no text of the database can hold: U+0000, and half of a sign that takes two code units. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Whether a text is an id of a record: a whole number of at most 18 digits. @see A-202 */
export function isId(text: string): boolean {
  return /^\d{1,18}$/.test(text);
}

/**
 * The id that an address names. What is no id, as after a typing mistake, becomes 0, which no record has: the reader
 * finds nothing there, instead of a call that cannot be.
 *
 * @see A-202
 */
export function idOfAddress(part: string | undefined): string {
  return part !== undefined && isId(part) ? part : '0';
}

/** Whether a text is a UUID, in any case. @see A-202 */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text);
}

/** Whether a text may be an idempotency key: ASCII without control characters. @see A-202 */
export function isIdempotencyKey(text: string): boolean {
  return /^[\x20-\x7e]+$/.test(text) && text.length <= longestIdempotencyKey;
}

/**
 * What is wrong with an id that a call names.
 *
 * @param mayBeEmpty - of a form's field that must be chosen: what the form says of an empty one is its own
 * @param path - of the input field, dots between the parts
 * @see A-202
 */
export function idIssue(text: string, path: string, mayBeEmpty = false): Issue | null {
  return isId(text) || (mayBeEmpty && text === '')
    ? null
    : { path, code: 'invalid', message: `${path} must be an id: a whole number of 1 to 18 digits` };
}

/**
 * What is wrong with a text that a call holds, whatever it is for.
 *
 * @param path - of the input field, dots between the parts; the last part tells the texts of forms from others
 * @see A-202
 */
export function textBoundIssue(text: string, path: string): Issue | null {
  const most = formTexts.has(path.slice(path.lastIndexOf('.') + 1)) ? longestFormText : longestText;
  if (text.length > most) return { path, code: 'too-long', message: `${path} has at most ${most} characters` };
  return unstorable.test(text)
    ? { path, code: 'invalid', message: `${path} holds a character that no text can hold` }
    : null;
}

/**
 * What is wrong with a text that a call brings to be stored. A search may hold any character: it finds what has it.
 *
 * @see A-202, C-286
 */
export function storedTextIssue(text: string, path: string): Issue | null {
  return textBoundIssue(text, path) ?? unsafeIssue(text, path);
}

/** What is wrong with a number that a call holds, whatever it is for. @see A-202 */
export function numberBoundIssue(value: number, path: string): Issue | null {
  return Math.abs(value) <= largestNumber
    ? null
    : { path, code: 'invalid', message: `${path} must be from -${largestNumber} to ${largestNumber}` };
}

/** What is wrong with the length of a list. @see A-202 */
export function listBoundIssue(length: number, path: string): Issue | null {
  return length <= mostListed ? null : { path, code: 'too-many', message: `${path} has at most ${mostListed} entries` };
}
