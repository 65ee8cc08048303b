import { addressFormOf } from '@signa/core/contact';
import type { AddLocationClientInput, UpdateLocationClientInput } from '@signa/core/operation';
import type { ClientEntry, ClientForm, ClientUpdate } from '@signa/core/client';
import type { StoredClient } from '../../store/client/client-store.js';

/** The form of a client who is added: active, whatever else is sent (C-018). */
export function formOfNew(input: AddLocationClientInput): ClientForm {
  return {
    firstName: input.firstName ?? '',
    lastName: input.lastName ?? '',
    email: input.email ?? '',
    isActive: true,
    pimsId: input.pimsId ?? '',
    locationClientPhones: input.locationClientPhones ?? [],
    locationClientAddress: (input.locationClientAddress ?? []).map(addressFormOf),
  };
}

/** The form of a client as it is stored: phones and addresses are those that are active (C-024). */
export function formOfStored(client: StoredClient): ClientForm {
  return {
    firstName: client.firstName ?? '',
    lastName: client.lastName ?? '',
    email: client.email ?? '',
    isActive: client.isActive,
    pimsId: client.pimsId ?? '',
    locationClientPhones: client.phones.filter(({ isActive }) => isActive),
    locationClientAddress: client.addresses.filter(({ isActive }) => isActive).map(addressFormOf),
  };
}

/** What an update sends, as core reads it. */
export function updateOf({ locationClientAddress, ...input }: UpdateLocationClientInput): ClientUpdate {
  return {
    ...input,
    ...(locationClientAddress !== undefined && {
      locationClientAddress: locationClientAddress?.map(addressFormOf) ?? null,
    }),
  };
}

/** An address as it is kept: no second line is null. */
export function storedAddress({ addressTypeId, addressLine1, addressLine2, city, state, zip, uuid }: Entry) {
  return { uuid, addressTypeId, addressLine1, addressLine2: addressLine2 || null, city, state, zip };
}
type Entry = ClientEntry['locationClientAddress'][number];
