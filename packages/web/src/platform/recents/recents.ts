import { type PaletteRecord, readRecents, withRecent } from '@signa/core/portal';
import { quietly, recentsPrefix } from './stored-recents';

/** Owner and location of the recent records; other users of the same device never see them. */
export interface RecentsOwner {
  readonly locationUserId: string;
  readonly locationId: string;
}

const nameOf = ({ locationUserId, locationId }: RecentsOwner) =>
  recentsPrefix + [locationUserId, locationId].map(encodeURIComponent).join(':');

/** A user's recently opened records at a location, newest first (P-290). */
export const recentsOf = (owner: RecentsOwner): PaletteRecord[] =>
  quietly((storage) => readRecents(storage.getItem(nameOf(owner))), []);

/** Adds a record to the recent ones. */
export const noteRecent = (owner: RecentsOwner, record: PaletteRecord): void =>
  quietly((storage) => storage.setItem(nameOf(owner), JSON.stringify(withRecent(recentsOf(owner), record))), undefined);
