import type { MutationMarkHandOffReadArgs } from '@signa/core/contract/resolvers';
import { markNotificationRead } from '../../../store/prescribing/hand-off/note-store.js';
import type { Unchanged, Work } from '../../work.js';

/** Marks one of the caller's own notifications as read; the request itself does not change (P-512). */
export async function markHandOffRead(
  work: Work,
  { locationId, id }: MutationMarkHandOffReadArgs,
): Promise<Unchanged<boolean>> {
  const acting = await work.actAt(locationId);
  return {
    unchanged: await markNotificationRead(work.tx, { locationId, id, locationUserId: acting.id }, work.now),
  };
}
