import type { Issue } from '../failure/index.js';
import { unsafeIssue } from '../text/index.js';

/**
 * Bounds on every request, whoever sends it. A request beyond them would cost the server work and could not match any
 * record. The validation rules of each form are stricter and have their own messages.
 */

/** Maximum size of a request body, in bytes. */
export const maxBodyBytes = 128 * 1024;

/**
 * Maximum length of the answer to a query, in UTF-16 code units. 500 clients with their patients take 530,000.
 */
export const maxAnswerLength = 8_000_000;

/** Maximum nesting depth of objects and lists in a request body; the contract needs five. */
export const maxBodyDepth = 16;

/** Maximum length, in UTF-16 code units, of a text that filters, searches or names something. */
export const maxTextLength = 254;

/**
 * The same for a text whose form limits its visible characters. The form's limit is stricter and is reported first, but
 * one visible character may take many code units (P-271).
 */
export const maxFormTextLength = 20_000;

/** Maximum number of entries in a list. */
export const maxListLength = 200;

/** Largest absolute value of a number: beyond every weight, amount and count. */
export const maxNumber = 999_999_999;

/**
 * The first and last day a request may name. PostgreSQL can represent every day between them, and the days around them
 * (A-202).
 */
export const firstDay = '1000-01-01';
export const lastDay = '8999-12-31';

/** Maximum length of an idempotency key. */
export const maxIdempotencyKeyLength = 200;

/** Fields of forms with long text. All other text fields are bounded by `maxTextLength`. */
const formTexts: ReadonlySet<string> = new Set([
  'actionReason',
  'addressLine1',
  'addressLine2',
  'allergicIngredient',
  'city',
  'clientText',
  'declineReason',
  'details',
  'directions',
  'emailAddress',
  'internalNote',
  'label',
  'locationAccountId',
  'name',
  'note',
  'noteToClient',
  'noteToPharmacy',
  'overrideReason',
  'reasonForCompound',
  'website',
]);

/** Characters PostgreSQL cannot store in a text: U+0000 and unpaired surrogates. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Whether a text is a record ID: a whole number of at most 18 digits. @see A-202 */
export function isId(text: string): boolean {
  return /^\d{1,18}$/.test(text);
}

/**
 * The record ID in a URL. An invalid ID, such as a typing mistake, becomes 0, which no record has, so that the page
 * reports "not found" instead of failing with an invalid request.
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
  return /^[\x20-\x7e]+$/.test(text) && text.length <= maxIdempotencyKeyLength;
}

/**
 * The issue of an ID argument, if it is invalid.
 *
 * @param mayBeEmpty - true for a required field of a form, which has its own message when it is empty
 * @param path - of the input field, with dots between the parts
 * @see A-202
 */
export function idIssue(text: string, path: string, mayBeEmpty = false): Issue | null {
  return isId(text) || (mayBeEmpty && text === '')
    ? null
    : { path, code: 'invalid', message: `${path} must be an ID: a whole number of 1 to 18 digits` };
}

/**
 * The issue of a text argument that is too long, whatever it is used for.
 *
 * @param path - of the input field, with dots between the parts; the last part decides which limit applies
 * @see A-202
 */
export function textBoundIssue(text: string, path: string): Issue | null {
  const most = formTexts.has(path.slice(path.lastIndexOf('.') + 1)) ? maxFormTextLength : maxTextLength;
  if (text.length > most) return { path, code: 'too-long', message: `${path} has at most ${most} characters` };
  return unstorable.test(text)
    ? { path, code: 'invalid', message: `${path} contains a character that is not allowed` }
    : null;
}

/**
 * The issue of a text argument that will be stored. A search term may contain any character.
 *
 * @see A-202, C-286
 */
export function storedTextIssue(text: string, path: string): Issue | null {
  return textBoundIssue(text, path) ?? unsafeIssue(text, path);
}

/** The issue of a number argument that is out of bounds, whatever it is used for. @see A-202 */
export function numberBoundIssue(value: number, path: string): Issue | null {
  return Math.abs(value) <= maxNumber
    ? null
    : { path, code: 'invalid', message: `${path} must be from -${maxNumber} to ${maxNumber}` };
}

/** The issue of a list that is too long. @see A-202 */
export function listBoundIssue(length: number, path: string): Issue | null {
  return length <= maxListLength
    ? null
    : { path, code: 'too-many', message: `${path} has at most ${maxListLength} entries` };
}
