import type { MutationUpdatePrescriptionTaskWorkflowArgs } from '@signa/core/contract/resolvers';
import { trimmedOrNull } from '@signa/core/base';
import { type HandOffForm, notifiedUsers } from '@signa/core/prescribing';
import { Failure } from '../../../failure/failure.js';
import { listColleagues } from '../../../store/prescribing/task/colleague-store.js';
import { insertTaskNote } from '../../../store/prescribing/hand-off/note-store.js';
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
  await noteAssignment(work, task, acting.id, {
    toLocationUserId: input.workflowLocationUserId,
    note: workflow.internal_note,
  });
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

/** Notifies the users between whom the request changed hands, as a hand-off does (P-512). */
async function noteAssignment(
  work: Work,
  task: StoredTask,
  byLocationUserId: string,
  form: HandOffForm,
): Promise<void> {
  const { locationId, id: taskId, prescriptionTaskWorkflow } = task;
  const currentUserId = prescriptionTaskWorkflow?.workflowLocationUserId ?? null;
  if (form.toLocationUserId === currentUserId) return;
  const colleagues = await listColleagues(work.tx, locationId);
  await insertTaskNote(work.tx, {
    ...form,
    ...{ locationId, taskId, at: work.now, byLocationUserId, isAssignment: true },
    notified: notifiedUsers(form, { colleagues, currentUserId }, byLocationUserId),
  });
}

const otherTask = new Failure('BAD_USER_INPUT', 'The workflow belongs to another request', [
  {
    path: 'prescriptionTaskWorkflow.prescriptionTaskId',
    code: 'mismatch',
    message: 'The workflow belongs to another request',
  },
]);
