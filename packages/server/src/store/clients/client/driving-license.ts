import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

const c = columnsOf('client as c');
const statement = select(
  fields({ drivingLicense: c.driving_license }),
  'from signa.client c where c.location_id = $1 and c.id = $2',
);

/**
 * The driver's license of a client, read separately so that no list, message, or audit record contains it by accident
 * (C-276).
 */
export async function findDrivingLicense(
  sql: Queryable,
  { locationId, id }: { readonly locationId: string; readonly id: string },
): Promise<string | null> {
  const [found] = await rows(sql, statement, [key(locationId), key(id)]);
  return found?.drivingLicense ?? null;
}
