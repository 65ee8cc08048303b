import type { MutationUpdatePrescriptionTaskWorkflowArgs } from '@signa/core/operation';
import { trimmedOrNull } from '@signa/core/text';
import { Failure, notFound } from '../../failure/failure.js';
import type { StoredTask } from '../../store/task/stored-task.js';
import { lockJoined, lockTask } from '../../store/task/task-store.js';
import { changeTask } from '../../store/task/task-write.js';
import { actingAt, requireOwnName } from '../acting.js';
import { permitRecord } from '../permit-record.js';
import type { Outcome, Work } from '../work.js';
import { joinedChanges } from './joined-changes.js';
import { requireWorkflow } from './require-workflow.js';
import { requireTask } from './require-task.js';
import { stepTask } from './step-task.js';

/** Hands a pending request to somebody; the time is the server's (P-173, P-221). */
export async function updatePrescriptionTaskWorkflow(
  work: Work,
  args: MutationUpdatePrescriptionTaskWorkflowArgs,
): Promise<Outcome<StoredTask>> {
  const { prescriptionTaskId: id, prescriptionTaskWorkflow: input, changedBy } = args;
  if (input.prescriptionTaskId && input.prescriptionTaskId !== id) throw otherTask;
  const task = await lockTask(work.tx, work.locationIds, { id });
  if (!task) throw notFound('Request');
  permitRecord(work.actor.caller, 'UpdatePrescriptionTaskWorkflow', task.locationId);
  const acting = actingAt(work, task.locationId);
  requireOwnName(changedBy, acting.id);
  requireOwnName(input.assignedByLocationUserId, acting.id);
  stepTask(task, { type: 'changeWorkflow' });
  await requireWorkflow(work, task.locationId, input);
  const joined = await lockJoined(work.tx, task);
  const workflow = {
    workflow_status_id: input.currentWorkflowStatusId,
    workflow_location_user_id: input.workflowLocationUserId,
    workflow_assigned_at: work.now,
    workflow_assigned_by: acting.id,
    internal_note: trimmedOrNull(input.internalNote),
  };
  for (const { locationId, id: taskId } of [task, ...joined])
    await changeTask(work.tx, { locationId, id: taskId }, workflow);
  const answer = await requireTask(work.tx, task);
  return {
    locationId: task.locationId,
    answer,
    subject: `task:${task.id}`,
    before: task,
    after: answer,
    others: await joinedChanges(work, joined),
  };
}

const otherTask = new Failure('BAD_USER_INPUT', 'The workflow names another request', [
  {
    path: 'prescriptionTaskWorkflow.prescriptionTaskId',
    code: 'mismatch',
    message: 'The workflow names another request',
  },
]);
