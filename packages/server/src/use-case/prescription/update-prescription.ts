import type { MutationUpdatePrescriptionArgs } from '@signa/core/operation';
import { Failure, notFound } from '../../failure/failure.js';
import { findPrescription, lockPrescription } from '../../store/prescription/prescription-store.js';
import type { StoredPrescription } from '../../store/prescription/stored-prescription.js';
import { lockJoined, lockTask } from '../../store/task/task-store.js';
import { permitRecord } from '../permit-record.js';
import type { Outcome, Work } from '../work.js';
import { savePrescription } from './save-prescription.js';

/** Saves a draft again or issues it; the pending task it answers goes with it (P-216, P-155). */
export async function updatePrescription(
  work: Work,
  { id, input, addPrescriptionType }: MutationUpdatePrescriptionArgs,
): Promise<Outcome<StoredPrescription>> {
  if (!id)
    throw new Failure('BAD_USER_INPUT', 'Prescription Id not found', [
      { path: 'id', code: 'required', message: 'Prescription Id not found' },
    ]);
  // The task first, as everywhere: two people who hold the two rows in another order would wait for each other.
  const task = await lockTask(work.tx, work.locationIds, { prescriptionId: id });
  const pending = task?.status === 'PENDING' ? task : null;
  const joined = pending ? await lockJoined(work.tx, pending) : [];
  const draft = await lockPrescription(work.tx, work.locationIds, id);
  if (!draft) throw notFound('Prescription');
  permitRecord(work.actor.caller, 'UpdatePrescription', draft.locationId);
  const saved = await savePrescription(work, {
    locationId: draft.locationId,
    type: addPrescriptionType,
    input: {
      ...input,
      locationClientId: input.locationClientId ?? draft.locationClientId,
      locationPatientId: input.locationPatientId ?? draft.locationPatientId,
    },
    draft,
    task: pending,
    joined,
  });
  const answer = await findPrescription(work.tx, [draft.locationId], saved.id);
  if (!answer) throw new Error('A prescription just stored is there');
  return {
    locationId: draft.locationId,
    answer,
    subject: `prescription:${saved.id}`,
    before: draft,
    after: answer,
    others: saved.others,
    messages: saved.messages,
  };
}
