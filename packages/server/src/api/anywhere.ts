import { everyLocation } from '../job/every-location.js';
import type { Queryable } from '../store/statement.js';
import type { Context } from './context.js';

/**
 * Searches every location until one has the record; support's own calls name each location to pass its row-level
 * security.
 */
export async function anywhere<T>(
  database: Context['database'],
  look: (sql: Queryable, locationIds: readonly string[]) => Promise<T | null>,
): Promise<T | null> {
  for await (const locationIds of everyLocation(database)) {
    const found = await database.read({ locationIds }, (sql) => look(sql, locationIds));
    if (found) return found;
  }
  return null;
}
