import type { AutomaticDeclineReason } from '@signa/core/clients';
import { systemInitiator } from '@signa/core/prescribing';
import type { Acting } from '../../guard/acting.js';
import type { Work } from '../../work.js';
import { recordDecline } from '../decline/record-decline.js';
import { stepTask } from './step-task.js';

/**
 * Declines every pending request of a client or patient in the transaction that makes them inactive or deceased, and
 * returns the ids (P-157, C-075 to C-078).
 */
export async function declinePendingTasks(
  work: Work,
  locationId: string,
  of: { clientId: string } | { patientId: string },
  reason: AutomaticDeclineReason,
  by: Acting,
): Promise<string[]> {
  const tasks = await work.lockPendingRequests(locationId, of);
  for (const task of tasks) {
    stepTask(task, { type: 'declineBySystem' });
    await recordDecline(work, task, { reason, by, initiatedBy: systemInitiator });
  }
  return tasks.map((task) => task.id);
}
