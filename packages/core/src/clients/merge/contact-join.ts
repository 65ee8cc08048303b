import { type PlaceFacts, phoneDigits, placeKey } from '../../base/contact/index.js';

/** An entry of the phones or addresses of a client as it is stored. */
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

/** The phones of both: the active ones of the other record behind those of the kept one, each number once. @see C-247 */
export function joinedPhones(kept: readonly MergedPhone[], other: readonly MergedPhone[]): MergedPhone[] {
  return joined(kept, other, ({ phoneNumber }) => phoneDigits(phoneNumber));
}

/** The same of addresses; one counts once for each type (C-048). @see C-247 */
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
