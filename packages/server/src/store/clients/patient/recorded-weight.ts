import { isWeightKnown } from '@signa/core/clients';
import { insertMany } from '../../insert-many.js';
import type { Queryable } from '../../statement.js';
import type { StoredPatient } from './patient-store.js';

type Weight = Pick<StoredPatient, 'weight' | 'weightUnit'>;

/**
 * Stores a patient's weight with time and user when it differs from the last one; saving a form with the same weight is
 * not a measurement (P-243).
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

/** A reported weight for which no user is known. */
interface ReportedWeight {
  readonly id: string;
  readonly at: string;
  readonly weight: number | null | undefined;
  readonly unit: StoredPatient['weightUnit'] | undefined;
}

/** Stores the weights of new patients, each with its date. */
export async function insertWeights(tx: Queryable, locationId: string, told: readonly ReportedWeight[]): Promise<void> {
  const known = told.flatMap(({ id, at, weight, unit }) =>
    isWeightKnown(weight)
      ? [{ location_id: locationId, patient_id: id, at, weight, weight_unit: unit ?? 'lbs', recorded_by: null }]
      : [],
  );
  await insertMany(
    tx,
    'recorded_weight',
    {
      ...{ location_id: 'bigint', patient_id: 'bigint', at: 'timestamptz', weight: 'numeric', weight_unit: 'text' },
      recorded_by: 'text',
    },
    known,
  );
}
