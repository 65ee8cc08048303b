import type { Issue } from '../failure/index.js';

/** An entry of a submitted list of phones or addresses: with the uuid of a stored entry, or new. */
export interface ListEntry {
  readonly uuid?: string | null;
}

/** A stored entry. */
export interface StoredEntry {
  readonly uuid: string;
  readonly isActive: boolean;
}

/**
 * The list to store after a list was submitted, which replaces the whole list. An entry with the uuid of a stored one
 * replaces and reactivates it, stored entries that were not submitted become inactive, and new entries are appended.
 *
 * @param stored - of the owner, including inactive ones
 * @param newUuid - called once for each new entry
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
 * The issues of entries with an unknown or repeated uuid: the list has changed since it was read, or it belongs to
 * another owner.
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
const unknownEntryText = 'This entry no longer exists. Reload the page.';
