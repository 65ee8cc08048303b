import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

const places = statement(
  fields({ locationId: columnsOf('patient as pt').location_id }),
  (list) =>
    `select distinct ${list} from signa.patient pt where pt.location_id = any ($1) and pt.id = any ($2::bigint[])`,
);

/** Locations of patients, of those that the caller can access. */
export async function findLocationsOfPatients(
  sql: Queryable,
  locationIds: readonly string[],
  ids: readonly string[],
): Promise<string[]> {
  const found = await rows(sql, places, [locationIds, ids.map(key)]);
  return found.map(({ locationId }) => locationId);
}
