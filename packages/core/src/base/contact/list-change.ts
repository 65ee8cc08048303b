import type { Issue } from '../failure/index.js';

/** An entry of somebody's phones or addresses as it is sent: with the uuid of a stored one, or new. */
export interface ListEntry {
  readonly uuid?: string | null;
}

/** An entry as it is stored. */
export interface StoredEntry {
  readonly uuid: string;
  readonly isActive: boolean;
}

/**
 * A list as it is stored after another was sent, which is the whole list: an entry with the uuid of a stored one takes
 * its place, and is active again; stored ones that are not sent become inactive; others are added behind them.
 *
 * @param stored - of the owner, inactive ones too
 * @param newUuid - called once for each entry that is added
 * @see C-025
 */
export function listAfter<S extends StoredEntry, E extends ListEntry>(
  stored: readonly S[],
  sent: readonly E[],
  newUuid: () => string,
): (S | (E & StoredEntry))[] {
  const known = new Map(sent.flatMap((entry) => (entry.uuid ? [[entry.uuid, entry] as const] : [])));
  const kept = stored.map((entry) => {
    const change = known.get(entry.uuid);
    return change ? { ...change, uuid: entry.uuid, isActive: true } : { ...entry, isActive: false };
  });
  const added = sent.filter(({ uuid }) => !uuid).map((entry) => ({ ...entry, uuid: newUuid(), isActive: true }));
  return [...kept, ...added];
}

/**
 * The violations of entries that name no entry of this owner, or one of them twice: the list was read before somebody
 * else changed it, or never was this owner's.
 *
 * @param path - of the list in its input
 * @see C-025
 */
export function checkListEntries(
  stored: readonly Pick<StoredEntry, 'uuid'>[],
  sent: readonly ListEntry[],
  path: string,
): Issue[] {
  const known = new Set(stored.map(({ uuid }) => uuid));
  const uuids = sent.map(({ uuid }) => uuid ?? '');
  return uuids.flatMap((uuid, index) =>
    uuid !== '' && (!known.has(uuid) || uuids.indexOf(uuid) < index)
      ? [{ path: `${path}.${index}.uuid`, code: 'unknown', message: unknownEntryText }]
      : [],
  );
}

/** C-025. */
const unknownEntryText = 'This entry is not stored. Load the page again.';
