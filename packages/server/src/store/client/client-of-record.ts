import { type PimsConnectionType, providerIdTypes } from '@signa/core/pims';
import { key } from '../key.js';
import { type Queryable, rows } from '../statement.js';
import { findClient, type StoredClient } from './client-store.js';

/** The client of a location that is linked with a record of the practice system; one at most (C-089, C-150). */
export async function findClientOfRecord(
  sql: Queryable,
  locationId: string,
  type: PimsConnectionType,
  recordId: string,
): Promise<StoredClient | null> {
  const column = providerIdTypes.includes(type) ? 'pims_provider_id' : 'pims_id';
  const [found] = await rows<{ id: string }>(
    sql,
    `select id::text from signa.client where location_id = $1 and pims_connection_type = $2 and ${column} = $3`,
    [key(locationId), type, recordId],
  );
  return found ? findClient(sql, [locationId], found.id) : null;
}
