import { phoneDigits, phoneKey } from './phone.js';

/** What nothing else than a phone is written with: any dash, space or slash that stands between its parts. */
export const likePhone = /^[\d\s()[\]./+\p{Pd}]+$/u;

/** Digits from which on a term written like a phone is one: fewer are in too many texts of another kind. */
const phoneTermMinimum = 3;

/** The digits of a term of a search that is written like a phone; any other as it is. @see C-016, A-265 */
export function asPhoneTerm(term: string): string {
  const isPhone = likePhone.test(term) && phoneDigits(term).length >= phoneTermMinimum;
  return isPhone ? phoneKey(term) : term;
}

/**
 * What a number of ten digits is stored as where nobody wrote the area code down: its last seven.
 *
 * @returns `null` of any other term: of fewer digits nobody can tell which are the area code
 * @see C-035, C-281
 */
export function withoutAreaCode(term: string): string | null {
  return /^\d{10}$/.test(term) ? term.slice(3) : null;
}
