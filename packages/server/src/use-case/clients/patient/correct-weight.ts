import type { MutationUpdateLocationPatientForConflictArgs } from '@signa/core/contract/resolvers';
import { valuesOfPatient } from '@signa/core/clients';
import { weightEditSchema } from '@signa/core/schema';
import { requireValid } from '../../../failure/failure.js';
import { changePatient, findPatient, type StoredPatient } from '../../../store/clients/patient/patient-store.js';
import { recordWeight } from '../../../store/clients/patient/recorded-weight.js';
import { keepChange } from '../../pims/pims/keep-change.js';
import type { Outcome, Work } from '../../work.js';

/** Corrects a weight that a conflict showed to be wrong, and changes nothing else (C-162, P-089). */
export async function correctWeight(
  work: Work,
  { input }: MutationUpdateLocationPatientForConflictArgs,
): Promise<Outcome<StoredPatient>> {
  const { record: before, acting } = await work.lock('patient', { id: input.id });
  requireValid(weightEditSchema, { name: before.name, weight: input.weight, weightUnit: input.weightUnit });
  await changePatient(work.tx, before, { weight: input.weight, weight_unit: input.weightUnit });
  await recordWeight(work.tx, before, input, { at: work.now, by: acting.displayName });
  const answer = await findPatient(work.tx, [before.locationId], before.id);
  if (!answer) throw new Error('The updated patient could not be read back');
  const values = { before: valuesOfPatient(before), after: valuesOfPatient(answer), declined: [] };
  const synced = { linked: 'patient', locationId: before.locationId, id: before.id } as const;
  await keepChange(work, { ...synced, record: answer, ...values }, acting);
  return { locationId: before.locationId, answer, subject: `patient:${before.id}`, before, after: answer };
}
