import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

/** Where a prescription is, if the caller may know it exists. */
export async function findLocationOfPrescription(
  sql: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<string | null> {
  const [found] = await uncheckedRows<{ locationId: string }>(
    sql,
    `select location_id::text as "locationId" from signa.prescription where location_id = any ($1) and id = $2 and removed_at is null`,
    [locationIds, key(id)],
  );
  return found?.locationId ?? null;
}
