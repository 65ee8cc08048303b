import type { MutationUpdateLocationClientArgs } from '@signa/core/operation';
import { declineOfClientChange } from '@signa/core/patient';
import { changeClient, findClient, type StoredClient } from '../../store/client/client-store.js';
import { declinePendingTasks } from '../task/decline-pending-tasks.js';
import type { Outcome, Work } from '../work.js';

/** Makes a client active or inactive; going inactive declines the pending requests in the same step (C-075, C-078). */
export async function updateClient(
  work: Work,
  { input }: MutationUpdateLocationClientArgs,
): Promise<Outcome<StoredClient>> {
  const { record: before, acting } = await work.hold('client', { id: input.id });
  const { locationId } = before;
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
