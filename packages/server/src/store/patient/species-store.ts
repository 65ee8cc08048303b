import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

/** What a species is called; `null` for a code that there is not. */
export async function findSpeciesName(sql: Queryable, code: string): Promise<string | null> {
  const [found] = await uncheckedRows<{ name: string }>(sql, 'select name from signa.species where code = $1', [code]);
  return found?.name ?? null;
}
