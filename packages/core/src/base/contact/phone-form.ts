import type { Issue } from '../failure/index.js';
import { isBlank } from '../text/index.js';
import { isContactType, phoneTypes } from './contact-type.js';
import { phoneDigits, phoneIssue } from './phone.js';

/** A phone as it is typed and sent. */
export interface PhoneForm {
  readonly phoneTypeId: number;
  readonly phoneNumber: string;
}

export const phoneTexts = {
  /** C-042, A-112. */
  none: 'At least 1 phone number is required',
  type: 'Please choose one of the listed phone types',
} as const;

/** Nothing was typed: the type alone makes no phone. */
export function isBlankPhone({ phoneNumber }: PhoneForm): boolean {
  return isBlank(phoneNumber);
}

/**
 * The violations of the phones of somebody who must have one. Entries into which nothing was typed do not count; a
 * repeated one is no fault, it is dropped (`distinctPhones`).
 *
 * @param path - of the list in its form, such as `locationPhones`
 * @see C-034, C-035, C-038, C-042, A-112
 */
export function checkPhones(phones: readonly PhoneForm[], path: string): Issue[] {
  if (phones.every(isBlankPhone)) return [{ path, code: 'required', message: phoneTexts.none }];
  return checkEachPhone(phones, path);
}

/** The violations of the phones of somebody who may have none, such as a client who is not active. @see C-024 */
export function checkEachPhone(phones: readonly PhoneForm[], path: string): Issue[] {
  return phones.flatMap((phone, index) => {
    if (isBlankPhone(phone)) return [];
    const type = { path: `${path}.${index}.phoneTypeId`, code: 'unknown', message: phoneTexts.type };
    const number = phoneIssue(phone.phoneNumber, `${path}.${index}.phoneNumber`);
    return [...(isContactType(phoneTypes, phone.phoneTypeId) ? [] : [type]), ...(number ? [number] : [])];
  });
}

/** Whether two phones are the same: number by its digits, and type. @see C-040 */
export function samePhone(a: PhoneForm, b: PhoneForm): boolean {
  return a.phoneTypeId === b.phoneTypeId && phoneDigits(a.phoneNumber) === phoneDigits(b.phoneNumber);
}

/**
 * The phones of everybody but a client as they are stored: digits, without blank entries, and of two that are the same
 * the first. What else an entry holds, such as its uuid, stays with it.
 *
 * @see C-034, C-040
 */
export function distinctPhones<P extends PhoneForm>(phones: readonly P[]): P[] {
  return phones
    .filter((phone, index) => !isBlankPhone(phone) && phones.findIndex((other) => samePhone(other, phone)) === index)
    .map((phone) => ({ ...phone, phoneNumber: phoneDigits(phone.phoneNumber) }));
}

/**
 * The phones of a client as they are stored: of those with the same digits the first alone, whatever their types. What
 * else an entry holds, such as its uuid, stays with it.
 *
 * @see C-034, C-041
 */
export function distinctNumbers<P extends PhoneForm>(phones: readonly P[]): P[] {
  const digits = phones.map(({ phoneNumber }) => phoneDigits(phoneNumber));
  return phones.flatMap((phone, index) => {
    const phoneNumber = digits[index] ?? '';
    return isBlankPhone(phone) || digits.indexOf(phoneNumber) < index ? [] : [{ ...phone, phoneNumber }];
  });
}
