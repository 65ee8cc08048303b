import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

/** The time zone of a location; null when it is not known (README 2 of the requirements). */
export async function zoneOf(sql: Queryable, locationId: string): Promise<string | null> {
  const [found] = await uncheckedRows<{ time_zone: string }>(
    sql,
    'select time_zone from signa.location where id = $1',
    [locationId],
  );
  return found?.time_zone ?? null;
}
