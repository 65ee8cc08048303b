import type { StoredPrescription } from '../../store/prescription/stored-prescription.js';
import { changeTask } from '../../store/task/task-write.js';
import type { Held } from '../guard/guard.js';
import type { Work } from '../work.js';

/**
 * Holds a prescription that is about to be rejected or deleted. Every pending task of it is unlinked, so that no request
 * vanishes with its draft (P-118); an issued prescription is refused later by its lifecycle, and nothing changes.
 */
export async function holdDraft(work: Work, id: string): Promise<Held<StoredPrescription>> {
  const { record, acting } = await work.hold('prescriptionWithRequests', { id });
  for (const { locationId, id: taskId } of record.waiting)
    await changeTask(work.tx, { locationId, id: taskId }, { prescription_id: null });
  return { record: record.prescription, acting };
}
