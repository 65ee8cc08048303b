import { type PimsConnectionType, providerIdTypes } from '@signa/core/pims';
import { key } from '../key.js';
import { type Queryable, rows } from '../statement.js';
import { findPatient, type StoredPatient } from './patient-store.js';

/** The patient of a location that is linked with a record of the practice system; one at most (C-089, C-157). */
export async function findPatientOfRecord(
  sql: Queryable,
  locationId: string,
  type: PimsConnectionType,
  recordId: string,
): Promise<StoredPatient | null> {
  const column = providerIdTypes.includes(type) ? 'pims_provider_id' : 'pims_id';
  const [found] = await rows<{ id: string }>(
    sql,
    `select id::text from signa.patient where location_id = $1 and pims_connection_type = $2 and ${column} = $3`,
    [key(locationId), type, recordId],
  );
  return found ? findPatient(sql, [locationId], found.id) : null;
}
