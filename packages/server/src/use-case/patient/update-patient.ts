import type { MutationUpdateLocationPatientArgs } from '@signa/core/operation';
import { declineOfPatientChange, lifeStateAfter } from '@signa/core/patient';
import { mayCall } from '@signa/core/permission';
import { patientUpdateSchema } from '@signa/core/schema';
import { todayIn } from '@signa/core/time';
import { requireValid, throwRefusal } from '../../failure/failure.js';
import { changePatient, findPatient, type StoredPatient } from '../../store/patient/patient-store.js';
import { recordWeight } from '../../store/patient/recorded-weight.js';
import { zoneOf } from '../../store/place/zone.js';
import { declinePendingTasks } from '../task/decline-pending-tasks.js';
import type { Outcome, Work } from '../work.js';
import { patientValues } from './patient-values.js';

/** Changes the fields sent; going inactive or being deceased declines the pending requests in the same step (C-071, C-076). */
export async function updatePatient(
  work: Work,
  { input }: MutationUpdateLocationPatientArgs,
): Promise<Outcome<StoredPatient>> {
  const { id, ...sent } = input;
  const { record: before, acting } = await work.hold('patient', { id });
  const { locationId } = before;
  const fields = Object.keys(sent).filter((field) => sent[field as keyof typeof sent] !== undefined);
  const verdict = mayCall({
    operation: 'UpdateLocationPatient',
    caller: work.actor.caller,
    locationIds: [locationId],
    facts: { fields },
  });
  if (!verdict.allowed) throwRefusal(verdict);
  requireValid(patientUpdateSchema(todayIn(await zoneOf(work.tx, locationId), work.now)), sent);
  const life = lifeStateAfter(before, sent);
  await changePatient(work.tx, before, patientValues(sent, life));
  const { weight = before.weight, weightUnit = before.weightUnit } = sent;
  await recordWeight(work.tx, before, { weight, weightUnit }, { at: work.now, by: acting.displayName });
  const reason = declineOfPatientChange(before, life);
  const declinedTasks = reason ? await declinePendingTasks(work, locationId, { patientId: id }, reason, acting) : [];
  const answer = await findPatient(work.tx, [locationId], id);
  if (!answer) throw new Error('A patient just changed is there');
  return { locationId, answer, subject: `patient:${id}`, before, after: { ...answer, declinedTasks } };
}
