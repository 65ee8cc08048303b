import { distinctPhones, isBlankAddress, normalizeAddress } from '../../base/contact/index.js';
import type { AddressForm, ListEntry, PhoneForm } from '../../base/contact/index.js';

export type DraftPhone = PhoneForm & ListEntry;
export type DraftAddress = AddressForm & ListEntry;

/** Phones as they are read of an organization or a location. */
export interface StoredPhone {
  readonly uuid: string;
  readonly phoneTypeId: number;
  readonly phoneNumber: string;
}
/** Addresses, likewise. */
export interface StoredAddress extends Omit<AddressForm, 'addressLine2'> {
  readonly uuid: string;
  readonly addressLine2?: string | null;
}

/** The phones of a place as a form holds them. */
export const draftPhones = (phones: readonly StoredPhone[]): DraftPhone[] =>
  phones.map(({ uuid, phoneTypeId, phoneNumber }) => ({ uuid, phoneTypeId, phoneNumber }));

/** The addresses of a place as a form holds them. */
export const draftAddresses = (addresses: readonly StoredAddress[]): DraftAddress[] =>
  addresses.map(({ uuid, addressTypeId, addressLine1, addressLine2, city, state, zip }) => ({
    ...{ uuid, addressTypeId, addressLine1, addressLine2: addressLine2 ?? '', city, state, zip },
  }));

/** The lists as they are sent: blank entries and repeated phones gone. @see C-034, C-040, C-046 */
export const settledPhones = (phones: readonly DraftPhone[]) => distinctPhones(phones);
export const settledAddresses = (addresses: readonly DraftAddress[]) =>
  addresses
    .filter((address) => !isBlankAddress(address))
    .map((address) => ({ ...address, ...normalizeAddress(address) }));

/** The fields in which two entries differ, with the values of the later one. */
export function changedFields<E extends object>(before: E, after: E): Partial<E> {
  const entries = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof E]),
  );
  return Object.fromEntries(entries) as Partial<E>;
}
