import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

const l = columnsOf('location as l');
const byId = select(fields({ timeZone: l.time_zone }), 'from signa.location l where l.id = $1');

/** The time zone of a location; null when unknown (README 2 of the requirements). */
export async function zoneOf(sql: Queryable, locationId: string): Promise<string | null> {
  const [found] = await rows(sql, byId, [key(locationId)]);
  return found?.timeZone ?? null;
}
