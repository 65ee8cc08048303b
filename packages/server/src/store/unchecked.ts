import { type Queryable, rows, theOne } from './statement.js';

/**
 * Runs one statement and takes its rows to be what the caller says. Nothing checks it: statements that are written with
 * `sql/select.ts` know their rows, and the files that lint lets call this may only become fewer.
 */
export async function uncheckedRows<Row>(
  sql: Queryable,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await rows(sql, text, values)) as Row[];
}

/** The same of a statement that always answers one row. */
export async function uncheckedRow<Row>(sql: Queryable, text: string, values: readonly unknown[] = []): Promise<Row> {
  return theOne(await uncheckedRows<Row>(sql, text, values));
}
