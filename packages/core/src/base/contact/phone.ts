import type { Issue } from '../failure/index.js';

/** Shown for an invalid phone number (C-035). */
export const invalidPhoneText = 'Invalid phone number';

/** Shown for a foreign number (C-289). */
export const foreignPhoneText = `${invalidPhoneText}: enter a US or Canadian number with 7, 10, or 11 digits`;

/** A + before a country code other than 1, with anything between the two. */
const foreignPlus = /^\s*\+(?!\D*1)/;

/** The international dialing prefixes used in the US and abroad. */
const dialedAbroad = /^\s*(?:011|00)/;

/** The digits of a phone number, as it is stored and compared. @see C-034 */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Minimum digits to search clients by phone (C-028, C-093, C-190). */
export const searchedPhoneMinimum = 7;

/**
 * The digits that phone numbers are searched and compared by: the leading 1 of 11 digits is dropped, because most
 * numbers are written without it. @see C-016, C-097
 */
export function phoneKey(text: string): string {
  const digits = phoneDigits(text);
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/**
 * Whether a typed number can be stored: only digits and spaces, with 7, 10 or 11 digits.
 *
 * @see C-034, C-035, A-101
 */
export function isValidPhone(text: string): boolean {
  return /^[\d ]*$/.test(text) && [7, 10, 11].includes(phoneDigits(text).length);
}

/** The issue of an invalid number. @param path - the input field @see C-035, C-289, A-101 */
export function phoneIssue(text: string, path: string): Issue | null {
  if (isValidPhone(text)) return null;
  return { path, code: 'phone-invalid', message: isForeignPhone(text) ? foreignPhoneText : invalidPhoneText };
}

/**
 * The warning for eleven digits that do not begin with 1. They can be stored, but usually contain one digit too many.
 *
 * @see C-289
 */
export function countryDigitWarning(text: string): string | null {
  const digits = phoneDigits(text);
  if (digits.length !== 11 || digits.startsWith('1') || !isValidPhone(text)) return null;
  return `Read as ${formatPhone(text)}. Check for an extra digit.`;
}

/** Whether a number is written as a foreign one. Its digits alone may look like a US number. @see C-289 */
export function isForeignPhone(text: string): boolean {
  return foreignPlus.test(text) || dialedAbroad.test(text);
}

/**
 * A number as it is shown: `(555)-123-4567`, `1-(555)-123-4567`, `555-1234`; with any other number of digits as stored.
 *
 * @see C-036, A-101
 */
export function formatPhone(stored: string): string {
  const digits = phoneDigits(stored);
  if (digits.length === 7) return `${digits.slice(0, 3)}-${digits.slice(3)}`;
  if (digits.length === 10) return withAreaCode(digits);
  if (digits.length === 11) return `${digits[0]}-${withAreaCode(digits.slice(1))}`;
  return stored;
}

/**
 * The `tel:` link of a number; `null` when it is unknown how to dial it. Seven digits are dialed as a local number.
 *
 * @see A-442
 */
export function phoneLink(stored: string): string | null {
  const digits = phoneDigits(stored);
  if (!isValidPhone(digits)) return null;
  if (digits.length === 7) return `tel:${digits}`;
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}

/**
 * The value of a phone input while a number is typed: groups of 3, 3 and 4 digits, after the leading 1 of 11 digits. No
 * digit is dropped: a number that is too long is shown completely and rejected on blur. A foreign number keeps its +,
 * without which ten of its digits would look like a US number.
 *
 * @see C-034, C-035, C-289, A-101
 */
export function maskPhone(typed: string): string {
  if (foreignPlus.test(typed))
    return `+${typed
      .replace(/[^\d ]/g, '')
      .replace(/ {2,}/g, ' ')
      .trimStart()}`;
  const digits = phoneDigits(typed);
  return digits.length === 11 && digits.startsWith('1') ? `1 ${inGroups(digits.slice(1))}` : inGroups(digits);
}

function inGroups(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}

function withAreaCode(digits: string): string {
  return `(${digits.slice(0, 3)})-${digits.slice(3, 6)}-${digits.slice(6)}`;
}
