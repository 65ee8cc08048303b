import { formatPhone } from './phone.js';

/** The part of a phone that lists show. Field names are those of the API. */
export interface PhoneFacts {
  readonly phoneNumber: string;
  readonly isActive: boolean;
}

/**
 * The primary phone of an owner whose phones have no primary flag: the first active one in stored order.
 *
 * @see C-015
 */
export function activeFirstPhone<P extends PhoneFacts>(phones: readonly P[]): P | null {
  return phones.find((phone) => phone.isActive) ?? null;
}

/** The texts of a phone cell in a list. */
export interface PhoneCell {
  /** The formatted primary phone; empty without one. */
  readonly primary: string;
  /** '+2 More...', or empty when there is no other active phone. */
  readonly more: string;
}

/**
 * The primary phone and the number of other active phones. Inactive phones are neither shown nor counted. @see A-038,
 * C-015
 */
export function phoneCell(phones: readonly PhoneFacts[]): PhoneCell {
  const primary = activeFirstPhone(phones);
  const further = phones.filter((phone) => phone.isActive).length - 1;
  return { primary: primary ? formatPhone(primary.phoneNumber) : '', more: further > 0 ? `+${further} More...` : '' };
}
