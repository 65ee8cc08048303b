import { randomUUID } from 'node:crypto';
import { type AddressForm, type ListEntry, listAfter, type PhoneForm, type StoredEntry } from '@signa/core/base';
import type { AddressJson, PhoneJson } from '../../../database/schema/column.js';

/**
 * Addresses of an organization or location after a change. Entries that are no longer sent are deleted: every reader
 * sees all entries, and the audit record keeps the previous ones.
 */
export function addressesAfter(
  stored: readonly StoredEntry[],
  sent: readonly (AddressForm & ListEntry)[],
): AddressJson[] {
  return listed(stored, sent).map(({ uuid, addressTypeId, addressLine1, addressLine2, city, state, zip }) => ({
    ...{ uuid, addressTypeId, addressLine1, addressLine2: addressLine2 || null, city, state, zip },
    isActive: true,
  }));
}

/** Phones of an organization or location after a change, by the same rule. */
export function phonesAfter(stored: readonly StoredEntry[], sent: readonly (PhoneForm & ListEntry)[]): PhoneJson[] {
  return listed(stored, sent).map(({ uuid, phoneTypeId, phoneNumber }) => ({
    ...{ uuid, phoneTypeId, phoneNumber },
    isActive: true,
  }));
}

/** The entries sent, each with its uuid; entries that keep theirs come first, in stored order. */
function listed<E extends ListEntry>(stored: readonly StoredEntry[], sent: readonly E[]): (E & StoredEntry)[] {
  const known = stored.map(({ uuid, isActive }) => ({ uuid, isActive }));
  return listAfter(known, sent, randomUUID).filter((entry): entry is E & StoredEntry => entry.isActive);
}
