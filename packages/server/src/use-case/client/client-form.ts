import { addressFormOf } from '@signa/core/base';
import type { AddLocationClientInput, UpdateLocationClientInput } from '@signa/core/contract';
import type { ClientEntry, ClientForm, ClientUpdate } from '@signa/core/clients';

/** The form of a client to be added: always active, whatever the caller sent (C-018). */
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

/** The fields of an update, as core expects them. */
export function updateOf({ locationClientAddress, ...input }: UpdateLocationClientInput): ClientUpdate {
  return {
    ...input,
    ...(locationClientAddress !== undefined && {
      locationClientAddress: locationClientAddress?.map(addressFormOf) ?? null,
    }),
  };
}

/** An address as stored: an empty second line becomes null. */
export function storedAddress({ addressTypeId, addressLine1, addressLine2, city, state, zip, uuid }: Entry) {
  return { uuid, addressTypeId, addressLine1, addressLine2: addressLine2 || null, city, state, zip };
}
type Entry = ClientEntry['locationClientAddress'][number];
