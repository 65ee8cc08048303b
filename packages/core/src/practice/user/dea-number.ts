import type { Issue } from '../../base/failure/index.js';
import { folded, trimmed } from '../../base/text/index.js';

/** For whom a DEA number is entered: the names whose first letter the number may have. */
export interface DeaRegistrant {
  readonly lastName: string;
  /** Location and organization; `null` where they are not known, and the letter is left to the server. */
  readonly businesses: readonly string[] | null;
}

/** Instead of a letter: the registration is of a business address. */
const businessAddress = '9';

const form = /^[A-Z][A-Z9]\d{7}$/;

/** A DEA number as it is stored: without spaces and dashes, in capitals. @see A-460 */
export function settleDeaNumber(typed: string): string {
  return trimmed(typed).replace(/[\s-]/g, '').toUpperCase();
}

/**
 * What is wrong with a DEA number: its form, its check digit, or its second letter. A valid number may still belong to
 * nobody; only the DEA knows.
 *
 * @see A-460
 */
export function deaNumberIssue(typed: string, registrant: DeaRegistrant): Issue | null {
  const number = settleDeaNumber(typed);
  const path = 'deaLicense';
  if (!form.test(number)) return { path, code: 'invalid', message: deaNumberTexts.form };
  if (deaCheckDigit(number) !== number.slice(-1))
    return { path, code: 'check-digit', message: deaNumberTexts.checkDigit };
  return fitsName(number.charAt(1), registrant)
    ? null
    : { path, code: 'name', message: deaNumberTexts.name(registrant.lastName) };
}

export const deaNumberTexts = {
  form: 'Enter the DEA number as two letters and seven digits, for example FO4418263',
  checkDigit: 'The last digit of this DEA number does not fit the others. Check each digit',
  name: (lastName: string) =>
    `The second letter of a DEA number is the first letter of the last name (${lastName}) or of the business, or 9 for a business address`,
} as const;

/**
 * The seventh digit that belongs to the first six: the last digit of the sum of the first, third and fifth and twice the
 * second, fourth and sixth.
 *
 * @param number - two letters and at least six digits
 */
export function deaCheckDigit(number: string): string {
  const digits = Array.from(number.slice(2, 8), Number);
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? digit : 2 * digit), 0);
  return String(sum % 10);
}

function fitsName(letter: string, { lastName, businesses }: DeaRegistrant): boolean {
  if (letter === businessAddress || businesses === null) return true;
  return [...initials(lastName), ...businesses.flatMap(initials)].includes(letter);
}

/** Of each word: a last name may be two, and an article begins the name of a business. */
const initials = (name: string): string[] =>
  folded(name)
    .toUpperCase()
    .split(/[^\p{L}\p{M}']+/u)
    .map((word) => word.replace(/[^A-Z]/g, '').charAt(0))
    .filter((letter) => letter !== '');
