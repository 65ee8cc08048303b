import type { StoredPrescription } from '../../../store/prescribing/prescription/stored-prescription.js';
import { changeTask } from '../../../store/prescribing/task/task-write.js';
import type { Locked } from '../../guard/guard.js';
import type { Work } from '../../work.js';

/**
 * Locks a prescription that is about to be rejected or deleted. Its pending requests are unlinked, so that no request
 * disappears with its draft (P-118). For an issued prescription, the state machine rejects the step later and nothing
 * changes.
 */
export async function lockDraft(work: Work, id: string): Promise<Locked<StoredPrescription>> {
  const { record, acting } = await work.lock('prescriptionWithRequests', { id });
  for (const { locationId, id: taskId } of record.waiting)
    await changeTask(work.tx, { locationId, id: taskId }, { prescription_id: null });
  return { record: record.prescription, acting };
}
