import type { OperationName } from '@signa/core/operation';
import { notFound } from '../../failure/failure.js';
import { lockPrescription } from '../../store/prescription/prescription-store.js';
import type { StoredPrescription } from '../../store/prescription/stored-prescription.js';
import { lockJoined, lockTask } from '../../store/task/task-store.js';
import { changeTask } from '../../store/task/task-write.js';
import { permitRecord } from '../permit-record.js';
import type { Work } from '../work.js';

/**
 * Holds a prescription that is about to be rejected or deleted. Every pending task of it is unlinked, so that no request
 * vanishes with its draft (P-118); an issued prescription is refused later by its lifecycle, and nothing changes.
 */
export async function holdDraft(work: Work, id: string, operation: OperationName): Promise<StoredPrescription> {
  const task = await lockTask(work.tx, work.locationIds, { prescriptionId: id });
  const waiting = task?.status === 'PENDING' ? [task, ...(await lockJoined(work.tx, task))] : [];
  const draft = await lockPrescription(work.tx, work.locationIds, id);
  if (!draft) throw notFound('Prescription');
  permitRecord(work.actor.caller, operation, draft.locationId);
  for (const { locationId, id: taskId } of waiting)
    await changeTask(work.tx, { locationId, id: taskId }, { prescription_id: null });
  return draft;
}
