import { addressFormOf } from '@signa/core/base';
import type { AddLocationClientInput, UpdateLocationClientInput } from '@signa/core/contract';
import {
  clientAfter,
  type ClientEntry,
  type ClientForm,
  type ClientUpdate,
  emptyClientForm,
} from '@signa/core/clients';

/** The form of a client to be added: always active, whatever the caller sent (C-018). */
export const formOfNew = (input: AddLocationClientInput): ClientForm => ({
  ...clientAfter(emptyClientForm, updateOf(input)),
  isActive: true,
});

/** The fields of an update, as core expects them. */
export function updateOf({
  locationClientAddress,
  ...input
}: AddLocationClientInput | UpdateLocationClientInput): ClientUpdate {
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
