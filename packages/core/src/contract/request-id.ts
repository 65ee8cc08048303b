import type { CallFailure } from './call-failure.js';

/** The header with the request ID of every answer. */
export const requestIdHeader = 'x-request-id';

/** Crockford's base32: no letters that are confused with digits when read aloud, and no U, to avoid words. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;
const bitsOfSign = 5;

/**
 * The request ID of a call in the form that users read over the phone: 'K7QX-2M9R-4DTB'.
 *
 * @param bytes - eight random bytes, of which 60 bits are used
 * @throws RangeError for fewer: an ID of zeros would not be unique
 * @see A-421
 */
export function formatRequestId(bytes: Uint8Array): string {
  if (bytes.length < 8) throw new RangeError('A request ID consists of eight bytes.');
  let bits = bytes.slice(0, 8).reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  let word = '';
  for (let at = 0; at < length; at += 1) {
    word += signs[Number(bits & 31n)] ?? '';
    bits >>= BigInt(bitsOfSign);
  }
  return grouped(word);
}

/**
 * Parses a request ID as a user wrote it down: in lowercase, with spaces or without dashes, an O for a 0, an I or L for
 * a 1.
 *
 * @returns the request ID in its canonical form, `null` if the text is not one
 * @see A-421
 */
export function parseRequestId(text: string): string | null {
  const heard = text.replace(/^\s*(?:number|request id)\b:?/i, '').replace(/[\s\-‐-―]+/g, '');
  if (!/^[a-z\d]{12}$/i.test(heard)) return null;
  const word = heard.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return word.includes('U') ? null : grouped(word);
}

const grouped = (word: string): string => `${word.slice(0, 4)}-${word.slice(4, 8)}-${word.slice(8)}`;

/** Failures that users can fix without support, and those with their own notice, which leaves the page. */
const unnumbered: ReadonlySet<CallFailure['code']> = new Set([
  'BAD_USER_INPUT',
  'TOO_MANY_CALLS',
  'UNAUTHENTICATED',
  'IMPERSONATION_EXPIRED',
]);

/**
 * Whether a failure is one to ask support about: the server keeps such a call, and those who were refused are told its
 * number; of no other either happens.
 *
 * @param code - `UNAVAILABLE` for a fault of the server that nobody foresaw
 * @see
 */
export const isReportableFailure = (code: CallFailure['code']): boolean => !unnumbered.has(code);
