import { randomUUID } from 'node:crypto';
import { type AddressForm, type ListEntry, listAfter, type PhoneForm, type StoredEntry } from '@signa/core/base';
import type { AddressJson, PhoneJson } from '../../database/schema/column.js';

/** A text or a list of a form after a change: as sent, as it was where it is left out, empty where it is null. */
export function after<T>(sent: T | null | undefined, stored: T | null, empty: T): T {
  return sent === undefined ? (stored ?? empty) : (sent ?? empty);
}

/**
 * The addresses of a place after a change. What is no longer sent is gone: everybody who reads a place reads all that it
 * has, and the audit record keeps what it had.
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

/** The phones of a place after a change, in the same way. */
export function phonesAfter(stored: readonly StoredEntry[], sent: readonly (PhoneForm & ListEntry)[]): PhoneJson[] {
  return listed(stored, sent).map(({ uuid, phoneTypeId, phoneNumber }) => ({
    ...{ uuid, phoneTypeId, phoneNumber },
    isActive: true,
  }));
}

/** The entries that are sent, each with its uuid; those that keep one come first, in the order that was stored. */
function listed<E extends ListEntry>(stored: readonly StoredEntry[], sent: readonly E[]): (E & StoredEntry)[] {
  const known = stored.map(({ uuid, isActive }) => ({ uuid, isActive }));
  return listAfter(known, sent, randomUUID).filter((entry): entry is E & StoredEntry => entry.isActive);
}
