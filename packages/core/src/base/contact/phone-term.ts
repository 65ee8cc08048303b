import { phoneDigits, phoneKey } from './phone.js';

/** Characters that appear only in phone numbers: digits, and any dash, space or slash between them. */
export const likePhone = /^[\d\s()[\]./+\p{Pd}]+$/u;

/** Minimum digits of a search term that counts as a phone: fewer digits occur in too many other texts. */
const phoneTermMinimum = 3;

/** The digits of a search term that looks like a phone; any other term unchanged. @see C-016, A-265 */
export function asPhoneTerm(term: string): string {
  const isPhone = likePhone.test(term) && phoneDigits(term).length >= phoneTermMinimum;
  return isPhone ? phoneKey(term) : term;
}

/**
 * The last seven digits of a ten-digit number, which is how a number is stored when it was entered without its area
 * code.
 *
 * @returns `null` for any other term, whose area code is unknown
 * @see C-035, C-281
 */
export function withoutAreaCode(term: string): string | null {
  return /^\d{10}$/.test(term) ? term.slice(3) : null;
}
