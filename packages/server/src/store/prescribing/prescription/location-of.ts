import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

const rx = columnsOf('prescription as rx');
const byId = select(
  fields({ locationId: rx.location_id }),
  'from signa.prescription rx where rx.location_id = any ($1) and rx.id = $2 and rx.removed_at is null',
);

/** The location of a prescription, if the caller can access it. */
export async function findLocationOfPrescription(
  sql: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<string | null> {
  const [found] = await rows(sql, byId, [locationIds, key(id)]);
  return found?.locationId ?? null;
}
