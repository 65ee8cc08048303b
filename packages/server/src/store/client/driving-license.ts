import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

/**
 * The driving license of a client: read by itself, so that no list, no message and no audit record holds it because it
 * holds a client (C-276).
 */
export async function findDrivingLicense(
  sql: Queryable,
  { locationId, id }: { readonly locationId: string; readonly id: string },
): Promise<string | null> {
  const [found] = await uncheckedRows<{ drivingLicense: string | null }>(
    sql,
    `select c.driving_license as "drivingLicense" from signa.client c where c.location_id = $1 and c.id = $2`,
    [key(locationId), key(id)],
  );
  return found?.drivingLicense ?? null;
}
