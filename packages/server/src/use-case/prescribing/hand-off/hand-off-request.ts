import type { MutationHandOffRequestArgs } from '@signa/core/contract/resolvers';
import { trimmedOrNull } from '@signa/core/base';
import { type HandOffForm, notifiedUsers } from '@signa/core/prescribing';
import { handOffSchema } from '@signa/core/schema';
import { requireValid } from '../../../failure/failure.js';
import { listColleagues } from '../../../store/prescribing/task/colleague-store.js';
import { insertTaskNote } from '../../../store/prescribing/hand-off/note-store.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import type { Outcome, Work } from '../../work.js';
import { changeCard, lockCard } from './locked-card.js';

/**
 * Assigns a pending request to a colleague or to everyone, with a note, and notifies everyone whom that concerns (P-510
 * to P-512). The note stays on the request; the internal note of the workflow is another field.
 */
export async function handOffRequest(work: Work, { input }: MutationHandOffRequestArgs): Promise<Outcome<StoredTask>> {
  const card = await lockCard(work, input);
  const { task, acting } = card;
  const form: HandOffForm = {
    toLocationUserId: input.toLocationUserId ?? null,
    note: trimmedOrNull(input.note),
  };
  const currentUserId = task.prescriptionTaskWorkflow?.workflowLocationUserId ?? null;
  const choices = { colleagues: await listColleagues(work.tx, task.locationId), currentUserId };
  requireValid(handOffSchema(choices), form);
  const isAssignment = form.toLocationUserId !== currentUserId;
  await insertTaskNote(work.tx, {
    locationId: task.locationId,
    taskId: task.id,
    at: work.now,
    byLocationUserId: acting.id,
    isAssignment,
    toLocationUserId: form.toLocationUserId,
    note: form.note,
    notified: notifiedUsers(form, choices, acting.id),
  });
  return changeCard(
    work,
    card,
    isAssignment
      ? {
          workflow_location_user_id: form.toLocationUserId,
          workflow_assigned_at: work.now,
          workflow_assigned_by: acting.id,
        }
      : {},
  );
}
