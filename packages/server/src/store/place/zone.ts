import { type Queryable, rows } from '../statement.js';

/** The time zone of a location; null when it is not known (README 2 of the requirements). */
export async function zoneOf(sql: Queryable, locationId: string): Promise<string | null> {
  const [found] = await rows<{ time_zone: string }>(sql, 'select time_zone from signa.location where id = $1', [
    locationId,
  ]);
  return found?.time_zone ?? null;
}
