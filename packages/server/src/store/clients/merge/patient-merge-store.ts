import type { MergedPatient, PatientMerge } from '@signa/core/clients';
import type { MergeMoves } from '@signa/core/contract';
import { key } from '../../key.js';
import { breedJson, speciesJson } from '../patient/patient-json.js';
import { always, columnsOf, instant, text, valueOf } from '../../sql/expression.js';
import { jsonList, jsonObject, jsonRow } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { belongingsOf } from './belongings.js';
import type { MergedPair } from './client-merge-store.js';

interface Versioned extends MergedPatient {
  readonly locationId: string;
  readonly version: number;
}

/** Two patients of a location with their related rows, for core to plan the merge. */
interface StoredPatientMerge extends PatientMerge {
  readonly locationId: string;
  readonly kept: Versioned;
  readonly other: Versioned;
  readonly moves: MergeMoves;
}

const u = columnsOf('location_user as u');
const i = columnsOf('order_line as i');
const w = columnsOf('recorded_weight as w');

function patientOf(alias: 'k' | 'o') {
  const p = columnsOf(`patient as ${alias}`);
  return always(
    jsonRow<Versioned>({
      id: text(p.id),
      locationId: text(p.location_id),
      version: p.version,
      name: p.name,
      species: speciesJson(p.species_code),
      breed: breedJson(p.breed_code),
      gender: p.gender,
      birthdate: p.birthdate,
      weight: p.weight,
      weightUnit: p.weight_unit,
      weightRecordedAt: valueOf(
        instant('max(w.at)'),
        `from signa.recorded_weight w where w.location_id = ${p.location_id} and w.patient_id = ${p.id}`,
      ),
      isActive: p.is_active,
      isDeceased: p.is_deceased,
      deceasedDate: p.deceased_date,
      isOfficeUse: p.is_office_use,
      mergedIntoId: text(p.merged_into),
      vet: valueOf(
        jsonObject({ id: text(u.id), displayName: u.display_name }),
        `from signa.location_user u where u.location_id = ${p.location_id} and u.id = ${p.presc_vet_location_user_id}`,
      ),
      lastExamDate: p.last_exam_on,
      lastExamAt: instant(p.last_exam_recorded_at),
      lastExamBy: p.last_exam_recorded_by,
      allergies: p.allergies,
      healthConditions: p.health_conditions,
      currentMeds: p.current_meds,
      pimsId: p.pims_id,
      pimsProviderId: p.pims_provider_id,
      pimsConnectionType: p.pims_connection_type,
      isPIMSImport: p.is_pims_import,
    }),
  );
}

const statement = select(
  fields({
    kept: patientOf('k'),
    other: patientOf('o'),
    ...belongingsOf('patient'),
    orderLines: jsonList(jsonObject({ id: text(i.id) }), {
      orderBy: 'i.id',
      from: 'from signa.order_line i where i.location_id = o.location_id and i.patient_id = o.id',
    }),
    recordedWeights: jsonList(jsonObject({ id: text(w.id) }), {
      orderBy: 'w.id',
      from: 'from signa.recorded_weight w where w.location_id = o.location_id and w.patient_id = o.id',
    }),
  }),
  `from signa.patient k join signa.patient o on o.location_id = k.location_id and o.id = $3
  where k.location_id = any ($1) and k.id = $2`,
);

/** @returns null when the caller cannot access both records at one location */
export async function findPatientMerge(
  sql: Queryable,
  locationIds: readonly string[],
  { keptId, otherId }: MergedPair,
): Promise<StoredPatientMerge | null> {
  const [found] = await rows(sql, statement, [locationIds, key(keptId), key(otherId)]);
  if (!found) return null;
  const { prescriptions, requests, orderLines, alerts } = found;
  const moves = {
    patients: 0,
    prescriptions: prescriptions.length,
    requests: requests.length,
    orderLines: orderLines.length,
    alerts: alerts.length,
  };
  return { ...found, locationId: found.kept.locationId, moves };
}
