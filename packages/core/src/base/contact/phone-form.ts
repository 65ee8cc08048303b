import type { Issue } from '../failure/index.js';
import { isBlank } from '../text/index.js';
import { isContactType, phoneTypes } from './contact-type.js';
import { phoneDigits, phoneIssue } from './phone.js';

/** A phone as it is typed and submitted. */
export interface PhoneForm {
  readonly phoneTypeId: number;
  readonly phoneNumber: string;
}

export const phoneTexts = {
  /** C-042, A-112. */
  none: 'At least 1 phone number is required',
  type: 'Choose one of the listed phone types',
} as const;

/** Whether nothing was typed. A type without a number is not a phone. */
export function isBlankPhone({ phoneNumber }: PhoneForm): boolean {
  return isBlank(phoneNumber);
}

/**
 * The issues of the phones of an owner who must have at least one. Blank entries are ignored, and duplicates are no
 * issue because `distinctPhones` drops them.
 *
 * @param path - of the list in its form, such as `locationPhones`
 * @see C-034, C-035, C-038, C-042, A-112
 */
export function checkPhones(phones: readonly PhoneForm[], path: string): Issue[] {
  if (phones.every(isBlankPhone)) return [{ path, code: 'required', message: phoneTexts.none }];
  return checkEachPhone(phones, path);
}

/** The issues of the phones of an owner who may have none, such as an inactive client. @see C-024 */
export function checkEachPhone(phones: readonly PhoneForm[], path: string): Issue[] {
  return phones.flatMap((phone, index) => {
    if (isBlankPhone(phone)) return [];
    const type = { path: `${path}.${index}.phoneTypeId`, code: 'unknown', message: phoneTexts.type };
    const number = phoneIssue(phone.phoneNumber, `${path}.${index}.phoneNumber`);
    return [...(isContactType(phoneTypes, phone.phoneTypeId) ? [] : [type]), ...(number ? [number] : [])];
  });
}

/** Whether two phones have the same digits and type. @see C-040 */
export function samePhone(a: PhoneForm, b: PhoneForm): boolean {
  return a.phoneTypeId === b.phoneTypeId && phoneDigits(a.phoneNumber) === phoneDigits(b.phoneNumber);
}

/**
 * The phones of any owner but a client as they are stored: as digits, without blank entries, and without later
 * duplicates of number and type. Other properties, such as the uuid, are kept.
 *
 * @see C-034, C-040
 */
export function distinctPhones<P extends PhoneForm>(phones: readonly P[]): P[] {
  return phones
    .filter((phone, index) => !isBlankPhone(phone) && phones.findIndex((other) => samePhone(other, phone)) === index)
    .map((phone) => ({ ...phone, phoneNumber: phoneDigits(phone.phoneNumber) }));
}

/**
 * The phones of a client as they are stored: of those with the same digits only the first, whatever their types. Other
 * properties, such as the uuid, are kept.
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
