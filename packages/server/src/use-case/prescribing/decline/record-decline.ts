import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import { changeTask } from '../../../store/prescribing/task/task-write.js';
import { rejectDraft, type Rejecter } from './reject-draft.js';
import type { Work } from '../../work.js';

export interface Decline {
  readonly reason: string;
  readonly by: Rejecter;
  readonly initiatedBy: string | null;
}

/**
 * Stores the decline of a locked task after core allowed the transition, and rejects a linked draft (P-126, P-156,
 * P-157).
 */
export async function recordDecline(work: Work, task: StoredTask, { reason, by, initiatedBy }: Decline): Promise<void> {
  await changeTask(
    work.tx,
    { locationId: task.locationId, id: task.id },
    {
      status: 'VET_DECLINED',
      action: 'Declined',
      action_reason: reason,
      actioned_at: work.now,
      actioned_by: by.id,
      ...(initiatedBy && { initiated_by: initiatedBy }),
    },
  );
  if (task.prescription?.rxStatus !== 'Draft' || task.prescriptionId === null) return;
  const locked = await work.lockIfExists('prescription', { id: task.prescriptionId });
  if (locked?.record.rxStatus === 'Draft' && !locked.record.archived)
    await rejectDraft(work, locked.record, reason, by);
}
