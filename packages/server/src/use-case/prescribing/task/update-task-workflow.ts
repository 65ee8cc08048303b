import type { MutationUpdatePrescriptionTaskWorkflowArgs } from '@signa/core/contract';
import { trimmedOrNull } from '@signa/core/base';
import { Failure } from '../../../failure/failure.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import { changeTask } from '../../../store/prescribing/task/task-write.js';
import { requireOwnName } from '../../own-name.js';
import type { Outcome, Work } from '../../work.js';
import { joinedChanges } from './joined-changes.js';
import { requireWorkflow } from './require-workflow.js';
import { requireTask } from './require-task.js';
import { stepTask } from './step-task.js';

/** Assigns a pending request to a user, with the server's time (P-173, P-221). */
export async function updatePrescriptionTaskWorkflow(
  work: Work,
  args: MutationUpdatePrescriptionTaskWorkflowArgs,
): Promise<Outcome<StoredTask>> {
  const { prescriptionTaskId: id, prescriptionTaskWorkflow: input, changedBy } = args;
  if (input.prescriptionTaskId && input.prescriptionTaskId !== id) throw otherTask;
  const { record: card, acting } = await work.lock('card', { id });
  const { task, joined } = card;
  requireOwnName(changedBy, acting.id);
  requireOwnName(input.assignedByLocationUserId, acting.id);
  stepTask(task, { type: 'changeWorkflow' });
  await requireWorkflow(work, task.locationId, input);
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

const otherTask = new Failure('BAD_USER_INPUT', 'The workflow belongs to another request', [
  {
    path: 'prescriptionTaskWorkflow.prescriptionTaskId',
    code: 'mismatch',
    message: 'The workflow belongs to another request',
  },
]);
