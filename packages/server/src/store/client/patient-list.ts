import type { Operations, QueryLocationPatientsByFilterArgs } from '@signa/core/contract';
import { trimmed } from '@signa/core/base';
import { clientRowJson } from './client-json.js';
import { containing } from '../conditions.js';
import { key } from '../key.js';
import { take } from '../page.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';
import { patientListJson } from '../patient/patient-json.js';

type Found = Operations['GetLocationPatientsByFilter']['data']['locationPatientsByFilter'][number];

/** Patients of some locations by a part of their name, those of office use left out, each with its clients (C-158, C-003). */
export async function listPatients(
  sql: Queryable,
  { locationIds, locationPatientFilter }: QueryLocationPatientsByFilterArgs,
): Promise<Found[]> {
  const text = trimmed(locationPatientFilter);
  const found = await uncheckedRows<{
    patient: Omit<Found, 'locationPatientClients'>;
    clients: Found['locationPatientClients'];
  }>(
    sql,
    `select ${patientListJson('k.location_id', 'k.id')} as patient, ${clientsJson} as clients
    from signa.find_patients($1, $2, $3) with ordinality as k (location_id, id, position) order by k.position`,
    [locationIds.map(key), text ? containing(text) : null, take(null)],
  );
  return found.map(({ patient, clients }) => ({ ...patient, locationPatientClients: clients }));
}

const clientsJson = `(select coalesce(json_agg(json_build_object('locationPatientId', l.patient_id::text,
    'locationClientId', l.client_id::text, 'isActive', l.is_active, 'isPrimary', l.is_primary,
    'locationClient', ${clientRowJson('l.location_id', 'l.client_id')}) order by l.client_id), '[]')
  from signa.patient_client l where l.location_id = k.location_id and l.patient_id = k.id)`;
