import { type PlaceFacts, phoneDigits, placeKey } from '../../base/contact/index.js';

/** A stored phone or address of a client. */
interface Entry {
  readonly uuid: string;
  readonly isActive: boolean;
}

export interface MergedPhone extends Entry {
  readonly phoneTypeId: number;
  readonly phoneNumber: string;
}

export interface MergedAddress extends Entry, PlaceFacts {
  readonly addressTypeId: number;
}

/**
 * The phones of both: the active ones of the other record after those of the kept one, without duplicates. @see C-247
 */
export function joinedPhones(kept: readonly MergedPhone[], other: readonly MergedPhone[]): MergedPhone[] {
  return joined(kept, other, ({ phoneNumber }) => phoneDigits(phoneNumber));
}

/** The addresses of both, likewise; those of different types are no duplicates (C-048). @see C-247 */
export function joinedAddresses(kept: readonly MergedAddress[], other: readonly MergedAddress[]): MergedAddress[] {
  return joined(kept, other, (address) => `${address.addressTypeId} ${placeKey(address)}`);
}

function joined<E extends Entry>(kept: readonly E[], other: readonly E[], key: (entry: E) => string): E[] {
  const active = new Set(kept.filter(({ isActive }) => isActive).map(key));
  const added = other.filter((entry) => {
    const isNew = entry.isActive && !active.has(key(entry));
    if (isNew) active.add(key(entry));
    return isNew;
  });
  const again = new Set(added.map(key));
  const known = new Set(kept.map(key));
  const ours = kept.map((entry) => (again.delete(key(entry)) ? { ...entry, isActive: true } : entry));
  return [...ours, ...added.filter((entry) => !known.has(key(entry)))];
}
