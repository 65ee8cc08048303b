import { isImpersonationOver } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import { signedInAs } from '../../../access/actor.js';
import {
  endImpersonation,
  openImpersonation,
} from '../../../store/administration/impersonation/impersonation-store.js';
import type { Outcome, Unchanged, Work } from '../../work.js';

type Exited = Operations['ExitImpersonation']['data']['exitImpersonation'];

/** Ends the caller's open impersonation; without one, nothing changes. */
export async function exitImpersonation(work: Work): Promise<Outcome<Exited> | Unchanged<Exited>> {
  const { tx, now } = work;
  const open = await openImpersonation(tx, signedInAs(work.actor));
  if (!open) return { unchanged: { wasOpen: false } };
  await work.enter(open.locationId);
  const isOver = isImpersonationOver(open.expiresAt, now);
  const [endedAt, endedBy] = isOver ? ([open.expiresAt, 'expiry'] as const) : ([now, 'exit'] as const);
  const wasOpen = (await endImpersonation(tx, open.id, endedAt, endedBy)) && !isOver;
  return {
    locationId: open.locationId,
    answer: { wasOpen },
    subject: `impersonation:${open.id}`,
    before: open,
    after: { ...open, endedAt, endedBy },
  };
}
