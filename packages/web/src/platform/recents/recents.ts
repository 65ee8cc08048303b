import { type PaletteRecord, readRecents, withRecent } from '@signa/core/portal';
import { quietly, recentsPrefix } from './kept-recents';

/** Whose recents, and where: nobody else on the same machine is shown them. */
export interface RecentsOwner {
  readonly locationUserId: string;
  readonly locationId: string;
}

const nameOf = ({ locationUserId, locationId }: RecentsOwner) =>
  recentsPrefix + [locationUserId, locationId].map(encodeURIComponent).join(':');

/** What somebody opened last at a location, the latest first (P-290). */
export const recentsOf = (owner: RecentsOwner): PaletteRecord[] =>
  quietly((storage) => readRecents(storage.getItem(nameOf(owner))), []);

/** Keeps that a record was opened. */
export const noteRecent = (owner: RecentsOwner, record: PaletteRecord): void =>
  quietly((storage) => storage.setItem(nameOf(owner), JSON.stringify(withRecent(recentsOf(owner), record))), undefined);
