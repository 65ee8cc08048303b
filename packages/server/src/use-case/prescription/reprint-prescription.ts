import type { MutationReprintPrescriptionArgs } from '@signa/core/operation';
import { mayReprint } from '@signa/core/prescription';
import { notFound, throwRefusal } from '../../failure/failure.js';
import { findPrescription, lockPrescription } from '../../store/prescription/prescription-store.js';
import { changePrescription, recordPrescriptionEvent } from '../../store/prescription/prescription-write.js';
import type { StoredPrescription } from '../../store/prescription/stored-prescription.js';
import { actingAt } from '../acting.js';
import { permitRecord } from '../permit-record.js';
import type { Outcome, Work } from '../work.js';

/** Records that an issued form is printed again; its status stays (P-146). */
export async function reprintPrescription(
  work: Work,
  { id }: MutationReprintPrescriptionArgs,
): Promise<Outcome<StoredPrescription>> {
  const before = await lockPrescription(work.tx, work.locationIds, id);
  if (!before) throw notFound('Prescription');
  permitRecord(work.actor.caller, 'ReprintPrescription', before.locationId);
  const verdict = mayReprint(before);
  if (!verdict.allowed) throwRefusal(verdict);
  const acting = actingAt(work, before.locationId);
  const key = { locationId: before.locationId, id: before.id };
  await changePrescription(work.tx, key, { reprint_count: before.reprintCount + 1 });
  await recordPrescriptionEvent(work.tx, key, { at: work.now, kind: 'reprinted', actor: acting.displayName });
  const answer = await findPrescription(work.tx, [before.locationId], before.id);
  if (!answer) throw new Error('A prescription just changed is there');
  return { locationId: before.locationId, answer, subject: `prescription:${before.id}`, before, after: answer };
}
