import type { Operations } from '@signa/core/contract';
import type { QueryLocationPatientsByFilterArgs } from '@signa/core/contract/resolvers';
import { trimmed } from '@signa/core/base';
import { clientRowJson } from './client-json.js';
import { containing } from '../../conditions.js';
import { key } from '../../key.js';
import { take } from '../../page.js';
import { always, columnsOf, text as asText } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import type { Undescribed } from '../../undescribed.js';
import { patientListJson } from '../patient/patient-json.js';

type Found = Undescribed<Operations['GetLocationPatientsByFilter']['data']['locationPatientsByFilter'][number]>;

/**
 * Patients of the given locations by a part of their name, without office use, each with its clients (C-158, C-003).
 */
export async function listPatients(
  sql: Queryable,
  { locationIds, locationPatientFilter }: QueryLocationPatientsByFilterArgs,
): Promise<Found[]> {
  const text = trimmed(locationPatientFilter);
  const found = await rows(sql, statement, [locationIds.map(key), text ? containing(text) : null, take(null)]);
  return found.map(({ patient, clients }) => ({ ...patient, locationPatientClients: clients }));
}

const l = columnsOf('patient_client as l');

const clientsJson = jsonList(
  jsonObject({
    locationPatientId: asText(l.patient_id),
    locationClientId: asText(l.client_id),
    isActive: l.is_active,
    isPrimary: l.is_primary,
    locationClient: clientRowJson('l.location_id', 'l.client_id'),
  }),
  {
    orderBy: 'l.client_id',
    from: 'from signa.patient_client l where l.location_id = k.location_id and l.patient_id = k.id',
  },
);

const statement = select(
  fields({ patient: always(patientListJson('k.location_id', 'k.id')), clients: clientsJson }),
  'from signa.find_patients($1, $2, $3) with ordinality as k (location_id, id, position) order by k.position',
);
