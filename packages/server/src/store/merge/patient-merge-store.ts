import type { MergedPatient, PatientMerge } from '@signa/core/clients';
import type { MergeMoves } from '@signa/core/contract';
import { key } from '../key.js';
import { breedJson, speciesJson } from '../patient/patient-json.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';
import { belongingsOf } from './belongings.js';
import type { MergedPair } from './client-merge-store.js';

interface Versioned extends MergedPatient {
  readonly locationId: string;
  readonly version: number;
}

/** Two patients of a location with what belongs to them, for core to plan their merge. */
export interface StoredPatientMerge extends PatientMerge {
  readonly locationId: string;
  readonly kept: Versioned;
  readonly other: Versioned;
  readonly moves: MergeMoves;
}

const patientOf = (alias: string): string => `(select row_to_json(x) from (select ${alias}.id::text as "id",
    ${alias}.location_id::text as "locationId", ${alias}.version as "version", ${alias}.name as "name",
    ${speciesJson(`${alias}.species_code`)} as "species", ${breedJson(`${alias}.breed_code`)} as "breed",
    ${alias}.gender as "gender", ${alias}.birthdate as "birthdate", ${alias}.weight as "weight", ${alias}.weight_unit as "weightUnit",
    (select signa.instant(max(w.at)) from signa.recorded_weight w
      where w.location_id = ${alias}.location_id and w.patient_id = ${alias}.id) as "weightRecordedAt",
    ${alias}.is_active as "isActive", ${alias}.is_deceased as "isDeceased", ${alias}.deceased_date as "deceasedDate",
    ${alias}.is_office_use as "isOfficeUse", ${alias}.merged_into::text as "mergedIntoId",
    (select json_build_object('id', u.id::text, 'displayName', u.display_name) from signa.location_user u
      where u.location_id = ${alias}.location_id and u.id = ${alias}.presc_vet_location_user_id) as "vet",
    ${alias}.allergies as "allergies", ${alias}.health_conditions as "healthConditions", ${alias}.current_meds as "currentMeds",
    ${alias}.pims_id as "pimsId", ${alias}.pims_provider_id as "pimsProviderId",
    ${alias}.pims_connection_type as "pimsConnectionType", ${alias}.is_pims_import as "isPIMSImport") x)`;

const statement = `select ${patientOf('k')} as "kept", ${patientOf('o')} as "other",
    ${belongingsOf('patient')},
    (select coalesce(json_agg(json_build_object('id', i.id::text) order by i.id), '[]')
      from signa.order_line i where i.location_id = o.location_id and i.patient_id = o.id) as "orderLines",
    (select coalesce(json_agg(json_build_object('id', w.id::text) order by w.id), '[]')
      from signa.recorded_weight w where w.location_id = o.location_id and w.patient_id = o.id) as "recordedWeights"
  from signa.patient k join signa.patient o on o.location_id = k.location_id and o.id = $3
  where k.location_id = any ($1) and k.id = $2`;

/** @returns null where the caller has one of the two not, or not at one location */
export async function findPatientMerge(
  sql: Queryable,
  locationIds: readonly string[],
  { keptId, otherId }: MergedPair,
): Promise<StoredPatientMerge | null> {
  const [found] = await uncheckedRows<Omit<StoredPatientMerge, 'locationId' | 'moves'>>(sql, statement, [
    locationIds,
    key(keptId),
    key(otherId),
  ]);
  if (!found) return null;
  const { prescriptions, requests, orderLines } = found;
  const moves = {
    patients: 0,
    prescriptions: prescriptions.length,
    requests: requests.length,
    orderLines: orderLines.length,
  };
  return { ...found, locationId: found.kept.locationId, moves };
}
