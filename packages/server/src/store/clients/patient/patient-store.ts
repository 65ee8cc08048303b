import type { Operations } from '@signa/core/contract';
import type { Insertable, Updateable } from 'kysely';
import type { PatientTable } from '../../../database/schema/patient.js';
import { insertMany } from '../../insert-many.js';
import { key } from '../../key.js';
import { always, columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { patientJson } from './patient-json.js';

export type StoredPatient = NonNullable<Operations['getLocationPatient']['data']['locationPatient']>;

const byId = select(
  fields({ patient: always(patientJson('k.location_id', 'k.id')) }),
  'from signa.patient k where k.location_id = any ($1) and k.id = $2',
);
const locationOf = select(
  fields({ locationId: columnsOf('patient as pt').location_id }),
  'from signa.patient pt where pt.location_id = any ($1) and pt.id = $2',
);

/** A patient by id, within the caller's locations. */
export async function findPatient(
  sql: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<StoredPatient | null> {
  const [found] = await rows(sql, byId, [locationIds, key(id)]);
  return found?.patient ?? null;
}

/** The location of a patient within the caller's locations; null when there is no such patient. */
export async function findLocationOfPatient(
  sql: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<string | null> {
  const [found] = await rows(sql, locationOf, [locationIds, key(id)]);
  return found?.locationId ?? null;
}

/** Locks a patient for a change: until this transaction ends, no one else can change it or raise a request for it. */
export async function lockPatient(
  tx: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<StoredPatient | null> {
  await rows(tx, 'select id from signa.patient where location_id = any ($1) and id = $2 for no key update', [
    locationIds,
    key(id),
  ]);
  return findPatient(tx, locationIds, id);
}

export async function changePatient(
  tx: Queryable,
  patient: StoredPatient,
  values: Updateable<PatientTable>,
): Promise<void> {
  await tx
    .updateTable('patient')
    .set((set) => ({ ...values, version: set('version', '+', 1) }))
    .where('location_id', '=', patient.locationId)
    .where('id', '=', patient.id)
    .executeTakeFirstOrThrow();
}

/** @returns its id */
export async function insertPatient(tx: Queryable, values: Insertable<PatientTable>): Promise<string> {
  const { id } = await tx.insertInto('patient').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

type PatientColumns = Omit<Insertable<PatientTable>, 'uuid' | 'version' | 'is_office_use' | 'merged_into'>;
/** A patient with all of its data and no PIMS link. */
type NewPatient = Omit<PatientColumns, `${string}pims${string}`>;

/** Inserts many patients under ids reserved for them. */
export async function insertPatients(tx: Queryable, patients: readonly NewPatient[]): Promise<void> {
  await insertMany(
    tx,
    'patient',
    {
      ...{
        location_id: 'bigint',
        id: 'bigint',
        name: 'text',
        species_code: 'text',
        breed_code: 'text',
        gender: 'text',
      },
      ...{ birthdate: 'date', weight: 'numeric', weight_unit: 'text', is_active: 'boolean', is_deceased: 'boolean' },
      ...{ deceased_date: 'date', presc_vet_location_user_id: 'bigint' },
      ...{ last_exam_on: 'date', last_exam_recorded_at: 'timestamptz', last_exam_recorded_by: 'text' },
      ...{ allergies: 'jsonb', health_conditions: 'jsonb', current_meds: 'jsonb' },
    },
    patients,
  );
}
