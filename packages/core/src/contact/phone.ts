import type { Issue } from '../failure/index.js';

/** The text of a number that is no phone number (C-035). */
export const invalidPhoneText = 'Invalid phone number';

/** A phone number as it is stored and compared: its digits. @see C-034 */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Digits from which on clients are searched by a phone (C-028, C-093, C-190). */
export const searchedPhoneMinimum = 7;

/** The digits that numbers are found and compared by: most are written without the leading 1 of 11. @see C-016, C-097 */
export function phoneKey(text: string): string {
  const digits = phoneDigits(text);
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/**
 * Whether a typed number can be stored: digits and spaces only, and 7, 10 or 11 digits.
 *
 * @see C-034, C-035, A-101
 */
export function isValidPhone(text: string): boolean {
  return /^[\d ]*$/.test(text) && [7, 10, 11].includes(phoneDigits(text).length);
}

/** The issue of a number that cannot be stored. @param path - the input field @see C-035, A-101 */
export function phoneIssue(text: string, path: string): Issue | null {
  return isValidPhone(text) ? null : { path, code: 'phone-invalid', message: invalidPhoneText };
}

/**
 * A number as it is read: `(555)-123-4567`, `1-(555)-123-4567`, `555-1234`; with any other number of digits as stored.
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
 * What a phone input shows while a number is typed: groups of 3, 3 and 4 digits, and no eleventh. Before them stands a
 * leading 1, the country digit that no area code begins with: a number of 11 digits can be typed, and one that is
 * stored loses no digit when it is edited.
 *
 * @see C-034, C-035, A-101
 */
export function maskPhone(typed: string): string {
  const digits = phoneDigits(typed);
  if (digits.length > 10 && digits.startsWith('1')) return `1 ${inGroups(digits.slice(1, 11))}`;
  return inGroups(digits.slice(0, 10));
}

function inGroups(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}

function withAreaCode(digits: string): string {
  return `(${digits.slice(0, 3)})-${digits.slice(3, 6)}-${digits.slice(6)}`;
}
