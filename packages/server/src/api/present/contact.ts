import { addressTypes, type ContactType, phoneTypes } from '@signa/core/base';

interface StoredPhone {
  readonly phoneTypeId: number;
}

interface StoredAddress {
  readonly addressTypeId: number;
}

/** Adds the description of its type to each phone; an unlisted type has none (C-038). */
export function presentPhones<P extends StoredPhone>(phones: readonly P[]): (P & { phoneType: ContactType | null })[] {
  return phones.map((phone) => ({ ...phone, phoneType: typeOf(phoneTypes, phone.phoneTypeId) }));
}

/** Adds the description of its type to each address (C-047). */
export function presentAddresses<A extends StoredAddress>(
  addresses: readonly A[],
): (A & { addressType: ContactType | null })[] {
  return addresses.map((address) => ({ ...address, addressType: typeOf(addressTypes, address.addressTypeId) }));
}

function typeOf(types: readonly ContactType[], id: number): ContactType | null {
  return types.find((type) => type.id === id) ?? null;
}
