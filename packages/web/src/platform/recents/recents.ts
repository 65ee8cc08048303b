import { readRecents, withRecent } from '@signa/core/palette';
import type { PaletteRecord } from '@signa/core/palette';

/** Whose recents, and where: nobody else on the same machine is shown them. */
export interface RecentsOwner {
  readonly locationUserId: string;
  readonly locationId: string;
}

const prefix = 'recent/1:';
const nameOf = ({ locationUserId, locationId }: RecentsOwner) =>
  prefix + [locationUserId, locationId].map(encodeURIComponent).join(':');

/** A browser that forbids keeping anything keeps nothing: that is no reason to fail. */
function quietly<T>(act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(localStorage);
  } catch {
    return otherwise;
  }
}

/** What somebody opened last at a location, the latest first (P-290). */
export const recentsOf = (owner: RecentsOwner): PaletteRecord[] =>
  quietly((storage) => readRecents(storage.getItem(nameOf(owner))), []);

/** Keeps that a record was opened. */
export const noteRecent = (owner: RecentsOwner, record: PaletteRecord): void =>
  quietly((storage) => storage.setItem(nameOf(owner), JSON.stringify(withRecent(recentsOf(owner), record))), undefined);

/** Lets go of what everybody opened: nobody is signed in any more (P-290). */
export const forgetRecents = (): void =>
  quietly((storage) => {
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at));
    names.forEach((name) => name?.startsWith(prefix) && storage.removeItem(name));
  }, undefined);
