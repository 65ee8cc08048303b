import type { MutationUpdatePrescriptionArgs } from '@signa/core/contract/resolvers';
import { Failure } from '../../../failure/failure.js';
import { findPrescription } from '../../../store/prescribing/prescription/prescription-store.js';
import type { StoredPrescription } from '../../../store/prescribing/prescription/stored-prescription.js';
import type { Outcome, Work } from '../../work.js';
import type { ExternalServicesAt } from './save.js';
import { savePrescription } from './save-prescription.js';

/**
 * Saves a draft again or issues it; the pending request that it answers changes in the same transaction (P-216, P-155).
 */
export async function updatePrescription(
  work: Work,
  { id, input, addPrescriptionType, shownAlerts, externalCheckId }: MutationUpdatePrescriptionArgs,
  externalServicesAt: ExternalServicesAt,
): Promise<Outcome<StoredPrescription>> {
  if (!id)
    throw new Failure('BAD_USER_INPUT', 'Prescription Id not found', [
      { path: 'id', code: 'required', message: 'Prescription Id not found' },
    ]);
  const { record, acting } = await work.lock('prescriptionWithRequests', { id });
  const { prescription: draft, waiting } = record;
  const [task = null, ...joined] = waiting;
  const saved = await savePrescription(work, {
    locationId: draft.locationId,
    acting,
    type: addPrescriptionType,
    input: {
      ...input,
      locationClientId: input.locationClientId ?? draft.locationClientId,
      locationPatientId: input.locationPatientId ?? draft.locationPatientId,
    },
    shownAlerts: shownAlerts ?? null,
    externalCheckId: externalCheckId ?? null,
    externalServices: externalServicesAt(draft.locationId),
    batch: null,
    draft,
    task,
    joined,
  });
  const answer = await findPrescription(work.tx, [draft.locationId], saved.id);
  if (!answer) throw new Error('The stored prescription could not be read back');
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
