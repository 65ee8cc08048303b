import type { Issue } from '../../base/failure/index.js';
import { folded, trimmed } from '../../base/text/index.js';

/** The registrant of a DEA number: the names whose first letter the number may contain. */
export interface DeaRegistrant {
  readonly lastName: string;
  /** Location and organization; `null` when they are unknown, so that only the server checks the letter. */
  readonly businesses: readonly string[] | null;
}

/** In place of a letter: the registration is for a business address. */
const businessAddress = '9';

const form = /^[A-Z][A-Z9]\d{7}$/;

/** A DEA number as it is stored: without spaces and dashes, in uppercase. @see A-460 */
export function settleDeaNumber(typed: string): string {
  return trimmed(typed).replace(/[\s-]/g, '').toUpperCase();
}

/** Six zeros and their check digit: a placeholder, not the number of a registration. */
const placeholder = '0000000';

const hasForm = (number: string) => form.test(number) && !number.endsWith(placeholder);

/**
 * Whether a text is a DEA number, by its format and check digit: not 'N/A', 'applied for' or a number with a mistyped
 * digit. Only the DEA knows whether it is assigned.
 *
 * @see P-115, A-460
 */
export function isDeaNumber(text: string): boolean {
  const number = settleDeaNumber(text);
  return hasForm(number) && deaCheckDigit(number) === number.slice(-1);
}

/**
 * The issue of a DEA number: its format, its check digit or its second letter. Only the DEA knows whether a valid
 * number is assigned.
 *
 * @see A-460
 */
export function deaNumberIssue(typed: string, registrant: DeaRegistrant): Issue | null {
  const number = settleDeaNumber(typed);
  const path = 'deaLicense';
  if (!hasForm(number)) return { path, code: 'invalid', message: deaNumberTexts.form };
  if (deaCheckDigit(number) !== number.slice(-1))
    return { path, code: 'check-digit', message: deaNumberTexts.checkDigit };
  return fitsName(number.charAt(1), registrant)
    ? null
    : { path, code: 'name', message: deaNumberTexts.name(registrant.lastName) };
}

export const deaNumberTexts = {
  form: 'Enter the DEA number as two letters and seven digits, for example FO4418263',
  checkDigit: 'The last digit of this DEA number does not match the others. Check each digit',
  name: (lastName: string) =>
    `The second letter of a DEA number is the first letter of the last name (${lastName}) or of the business, or 9 for a business address`,
} as const;

/**
 * The check digit of the first six digits: the last digit of the sum of the first, third and fifth and twice the
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

/** The initials of all words: a last name may have two, and a business name may begin with an article. */
const initials = (name: string): string[] =>
  folded(name)
    .toUpperCase()
    .split(/[^\p{L}\p{M}']+/u)
    .map((word) => word.replace(/[^A-Z]/g, '').charAt(0))
    .filter((letter) => letter !== '');
