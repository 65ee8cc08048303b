import { formatPhone } from './phone.js';

/** What is read of a phone in a list; field names as they travel. */
export interface PhoneFacts {
  readonly phoneNumber: string;
  readonly isActive: boolean;
}

/**
 * The primary phone of an owner whose phones carry no such flag: the first active one in stored order.
 *
 * @see C-015
 */
export function activeFirstPhone<P extends PhoneFacts>(phones: readonly P[]): P | null {
  return phones.find((phone) => phone.isActive) ?? null;
}

/** The texts of a phone cell. */
export interface PhoneCell {
  /** The primary phone as it is read; empty without one. */
  readonly primary: string;
  /** '+2 More...', empty when there is no further active phone. */
  readonly more: string;
}

/** One phone and how many further active ones there are; inactive ones are neither shown nor counted. @see A-038, C-015 */
export function phoneCell(phones: readonly PhoneFacts[]): PhoneCell {
  const primary = activeFirstPhone(phones);
  const further = phones.filter((phone) => phone.isActive).length - 1;
  return { primary: primary ? formatPhone(primary.phoneNumber) : '', more: further > 0 ? `+${further} More...` : '' };
}
