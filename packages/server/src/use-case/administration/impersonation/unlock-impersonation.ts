import { isImpersonationOver, unlockedUntil } from '@signa/core/administration';
import type { Instant } from '@signa/core/base';
import { signedInAs } from '../../../access/actor.js';
import { Failure } from '../../../failure/failure.js';
import {
  changeUnlocked,
  openImpersonation,
  type StoredImpersonation,
} from '../../../store/administration/impersonation/impersonation-store.js';
import { noteImpersonation } from '../../../store/administration/impersonation/note-impersonation.js';
import type { Outcome, Work } from '../../work.js';

/** Lets a support user make changes for ten minutes; calling it again restarts the ten minutes. */
export async function unlockImpersonation(work: Work): Promise<Outcome<StoredImpersonation>> {
  return await change(work, 'unlocked', ({ expiresAt }) => unlockedUntil(work.now, expiresAt));
}

/** Returns to read-only access before the ten minutes are over. */
export async function lockImpersonation(work: Work): Promise<Outcome<StoredImpersonation>> {
  return await change(work, 'locked', () => null);
}

async function change(
  work: Work,
  kind: 'unlocked' | 'locked',
  untilOf: (open: StoredImpersonation) => Instant | null,
): Promise<Outcome<StoredImpersonation>> {
  const { tx, now } = work;
  const open = await openImpersonation(tx, signedInAs(work.actor));
  if (!open || isImpersonationOver(open.expiresAt, now)) throw nothingOpen;
  const { locationId } = open;
  await work.enter(locationId);
  const changed = await changeUnlocked(tx, open.id, untilOf(open));
  if (!changed) throw nothingOpen;
  await noteImpersonation(tx, open.id, now, [{ kind, locationId }]);
  return { locationId, answer: changed, subject: `impersonation:${open.id}`, before: open, after: changed };
}

const nothingOpen = new Failure('CONFLICT', 'No impersonation is active. Start one from the support area.');
