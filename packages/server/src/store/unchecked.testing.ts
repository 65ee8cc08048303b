import { type Queryable, rows } from './statement.js';

/** Runs one statement and assumes that its rows have the type the test expects. */
export async function uncheckedRows<Row>(
  sql: Queryable,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await rows(sql, text, values)) as Row[];
}
