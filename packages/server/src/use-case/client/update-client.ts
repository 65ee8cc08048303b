import type { MutationUpdateLocationClientArgs } from '@signa/core/operation';
import { declineOfClientChange } from '@signa/core/patient';
import { notFound } from '../../failure/failure.js';
import { changeClient, findClient, lockClient, type StoredClient } from '../../store/client/client-store.js';
import { actingAt } from '../acting.js';
import { permitRecord } from '../permit-record.js';
import { declinePendingTasks } from '../task/decline-pending-tasks.js';
import type { Outcome, Work } from '../work.js';

/** Makes a client active or inactive; going inactive declines the pending requests in the same step (C-075, C-078). */
export async function updateClient(
  work: Work,
  { input }: MutationUpdateLocationClientArgs,
): Promise<Outcome<StoredClient>> {
  const before = await lockClient(work.tx, work.locationIds, input.id);
  if (!before) throw notFound('Client');
  const { locationId } = before;
  permitRecord(work.actor.caller, 'UpdateLocationClient', locationId);
  const acting = actingAt(work, locationId);
  const isActive = input.isActive ?? before.isActive;
  await changeClient(work.tx, before, { is_active: isActive });
  const reason = declineOfClientChange(before, { isActive });
  const declinedTasks = reason
    ? await declinePendingTasks(work, locationId, { clientId: before.id }, reason, acting)
    : [];
  const answer = await findClient(work.tx, [locationId], before.id);
  if (!answer) throw new Error('A client just changed is there');
  return { locationId, answer, subject: `client:${before.id}`, before, after: { ...answer, declinedTasks } };
}
