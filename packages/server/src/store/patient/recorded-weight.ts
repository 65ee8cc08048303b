import { isWeightKnown } from '@signa/core/patient';
import type { Queryable } from '../statement.js';
import type { StoredPatient } from './patient-store.js';

type Weight = Pick<StoredPatient, 'weight' | 'weightUnit'>;

/**
 * Keeps a patient's weight with time and person, where it is another one than before: a form that is saved with the old
 * weight weighed nobody (P-243).
 */
export async function recordWeight(
  tx: Queryable,
  { locationId, id, ...before }: Weight & Pick<StoredPatient, 'locationId' | 'id'>,
  after: Weight,
  { at, by }: { readonly at: string; readonly by: string },
): Promise<void> {
  const { weight, weightUnit } = after;
  const isChanged = weight !== before.weight || (weightUnit ?? 'lbs') !== (before.weightUnit ?? 'lbs');
  if (!isChanged || !isWeightKnown(weight)) return;
  await tx
    .insertInto('recorded_weight')
    .values({ location_id: locationId, patient_id: id, at, weight, weight_unit: weightUnit ?? 'lbs', recorded_by: by })
    .execute();
}
