import { distinctPhones, isBlankAddress, normalizeAddress } from '../../base/contact/index.js';
import type { AddressForm, ListEntry, PhoneForm } from '../../base/contact/index.js';

export type DraftPhone = PhoneForm & ListEntry;
export type DraftAddress = AddressForm & ListEntry;

/** The phones of an organization or a location, as they are read from the API. */
export interface StoredPhone {
  readonly uuid: string;
  readonly phoneTypeId: number;
  readonly phoneNumber: string;
}
/** The addresses, likewise. */
export interface StoredAddress extends Omit<AddressForm, 'addressLine2'> {
  readonly uuid: string;
  readonly addressLine2?: string | null;
}

/** The phones of an organization or location as form values. */
export const draftPhones = (phones: readonly StoredPhone[]): DraftPhone[] =>
  phones.map(({ uuid, phoneTypeId, phoneNumber }) => ({ uuid, phoneTypeId, phoneNumber }));

/** The addresses of an organization or location as form values. */
export const draftAddresses = (addresses: readonly StoredAddress[]): DraftAddress[] =>
  addresses.map(({ uuid, addressTypeId, addressLine1, addressLine2, city, state, zip }) => ({
    ...{ uuid, addressTypeId, addressLine1, addressLine2: addressLine2 ?? '', city, state, zip },
  }));

/** The lists as they are sent: without blank entries and duplicate phones. @see C-034, C-040, C-046 */
export const settledPhones = (phones: readonly DraftPhone[]) => distinctPhones(phones);
export const settledAddresses = (addresses: readonly DraftAddress[]) =>
  addresses
    .filter((address) => !isBlankAddress(address))
    .map((address) => ({ ...address, ...normalizeAddress(address) }));
