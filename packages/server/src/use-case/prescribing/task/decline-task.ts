import type { MutationUpsertPrescriptionTaskArgs } from '@signa/core/contract/resolvers';
import { trimmed, trimmedOrNull } from '@signa/core/base';
import { checkDeclineReason, checkSentOutcome } from '@signa/core/prescribing';
import { requireNoIssues } from '../../../failure/failure.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import { externalOrderOf } from '../../../store/prescribing/task/task-store.js';
import { requireOwnName } from '../../own-name.js';
import { messageKey, type OutgoingMessage } from '../../../store/outgoing-message.js';
import type { Outcome, Work } from '../../work.js';
import { joinedChanges } from './joined-changes.js';
import { recordDecline } from '../decline/record-decline.js';
import { keepAlerts } from '../../../store/administration/report/alert-store.js';
import { activeKnowledge } from '../../../store/knowledge/active-knowledge.js';
import { alertsAgainst, subjectOfRequest } from './alerts-against.js';
import { requireTask } from './require-task.js';
import { stepTask } from './step-task.js';

/** Declines a pending request with a reason; a linked draft is rejected with it (P-156, P-167, P-171, P-217). */
export async function declineTask(
  work: Work,
  { input }: MutationUpsertPrescriptionTaskArgs,
): Promise<Outcome<StoredTask>> {
  const { record: card, acting } = await work.lock('card', { uuid: input.uuid });
  const { task, joined } = card;
  requireOwnName(input.actionedByLocationUserUuid, acting.uuid);
  const reason = input.actionReason ?? '';
  const issues = checkDeclineReason(reason);
  // A request that was answered already is reported first: a better reason would not help.
  const step = stepTask(task, { type: 'decline', reason: issues.length > 0 ? 'unknown' : reason });
  requireNoIssues(checkSentOutcome(input, step));
  requireNoIssues(issues);
  const decline = { reason: trimmed(reason), by: acting, initiatedBy: trimmedOrNull(input.initiatedBy) };
  await keepDeclinedAlerts(work, task);
  for (const each of [task, ...joined]) await recordDecline(work, each, decline);
  const answer = await requireTask(work.tx, task);
  return {
    locationId: task.locationId,
    answer,
    subject: `task:${task.id}`,
    before: task,
    after: answer,
    others: await joinedChanges(work, joined),
    messages: await cancelOrder(work, task),
  };
}

/** Cancels the pending order of a declined client request at the pharmacy (P-171). */
async function cancelOrder(work: Work, task: StoredTask): Promise<OutgoingMessage[]> {
  if (task.type !== 'approval') return [];
  const orderId = await externalOrderOf(work.tx, task);
  if (orderId === null) return [];
  return [
    {
      kind: 'storefront-cancel-order',
      idempotencyKey: messageKey.orderCancelled(task.id),
      payload: { orderId, taskUuid: task.uuid },
    },
  ];
}

/** Stores which warnings the declined request had. */
async function keepDeclinedAlerts(work: Work, task: StoredTask): Promise<void> {
  const { id, locationId } = task;
  const subject = await subjectOfRequest(work, task);
  if (!subject) return;
  const { knowledge } = await activeKnowledge(work.tx, { locationId, now: work.now });
  const shown = { locationId, at: work.now, against: { taskId: id }, knowledge };
  await keepAlerts(work.tx, shown, alertsAgainst(subject, knowledge));
}
