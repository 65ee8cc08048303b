import { type ClientLink, type ClientLinkChange, linksAfter, mayAddPatientTo } from '@signa/core/clients';
import { compareIds } from '@signa/core/practice';
import { throwRefusal } from '../../../failure/failure.js';
import type { Work } from '../../work.js';

/**
 * Links of a patient after the changes of a call. An inactive client gets no new patient (C-052); each client is locked
 * so that it cannot become inactive in the meantime.
 *
 * @param before - `null` for a new patient, whose clients must all be active (C-083)
 */
export async function changedLinks(
  work: Work,
  before: readonly ClientLink[] | null,
  changes: readonly ClientLinkChange[],
): Promise<ClientLink[]> {
  const after = changes.reduce<ClientLink[]>((links, change) => linksAfter(links, change), [...(before ?? [])]);
  const isActiveIn = (links: readonly ClientLink[], id: string) =>
    links.some((link) => link.locationClientId === id && link.isActive);
  // Fixed order, so that two calls that name the same clients cannot deadlock.
  const ids = [...new Set(changes.map(({ locationClientId }) => locationClientId))].toSorted(compareIds);
  for (const id of ids) {
    const { record: client } = await work.lock('client', { id });
    const isNew = before === null || (isActiveIn(after, id) && !isActiveIn(before, id));
    const open = mayAddPatientTo(client);
    if (isNew && !open.allowed) throwRefusal(open);
  }
  return after;
}
