import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

/** Where patients are, of those that the caller may know exist. */
export async function findLocationsOfPatients(
  sql: Queryable,
  locationIds: readonly string[],
  ids: readonly string[],
): Promise<string[]> {
  const found = await uncheckedRows<{ locationId: string }>(
    sql,
    `select distinct location_id::text as "locationId" from signa.patient where location_id = any ($1) and id = any ($2::bigint[])`,
    [locationIds, ids.map(key)],
  );
  return found.map(({ locationId }) => locationId);
}
