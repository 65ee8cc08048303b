import type { Operations } from '@signa/core/contract';
import type { Outcome, Work } from '../../work.js';

type Synced = Operations['syncPimsUsers']['data']['syncPimsUsers'];

/** Audits the sync of a location's PIMS users. */
export async function recordUserSync(
  work: Work,
  { locationId, count }: { readonly locationId: string; readonly count: number },
): Promise<Outcome<Synced>> {
  await work.enter(locationId);
  const answer = { isSuccess: true, count };
  return { locationId, answer, subject: `location:${locationId}`, before: null, after: { pimsUsers: count } };
}
