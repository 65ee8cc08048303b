import type { MutationUpdateLocationWritebackEnabledArgs } from '@signa/core/contract/resolvers';
import { canWriteBack, settingsTexts } from '@signa/core/practice';
import { requireNoIssues } from '../../../failure/failure.js';
import { key } from '../../../store/key.js';
import { updateLocationRow } from '../../../store/practice/practice/location-change-store.js';
import { findLocation, type StoredLocation } from '../../../store/practice/practice/location-store.js';
import type { Outcome, Unchanged, Work } from '../../work.js';

/** Turns write-back of a location on or off; on only where it can work. */
export async function updateLocationWriteback(
  work: Work,
  { id, isEnabledForWriteback }: MutationUpdateLocationWritebackEnabledArgs,
): Promise<Outcome<StoredLocation> | Unchanged<StoredLocation>> {
  const locationId = key(id);
  const before = await work.lockLocation(locationId);
  if (before.isEnabledForWriteback === isEnabledForWriteback) return { unchanged: before };
  if (isEnabledForWriteback && !canWriteBack(before, before))
    requireNoIssues([{ path: 'isEnabledForWriteback', code: 'impossible', message: settingsTexts.writeback }]);
  await updateLocationRow(work.tx, locationId, { is_enabled_for_writeback: isEnabledForWriteback });
  const answer = await findLocation(work.tx, locationId);
  if (!answer) throw new Error('The updated location could not be read back');
  return { locationId, answer, subject: `location:${locationId}`, before, after: answer };
}
