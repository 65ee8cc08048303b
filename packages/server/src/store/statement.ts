import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from '../database/schema.js';
import type { Statement } from './sql/select.js';

/** A connection or a transaction, already limited to the caller's locations. */
export type Queryable = Kysely<Tables>;

/**
 * Runs one statement and returns its rows, typed by the fields that it selects, or as unknown fields for plain text.
 */
export function rows<Row>(sql: Queryable, statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>;
export function rows(sql: Queryable, text: string, values?: readonly unknown[]): Promise<unknown[]>;
export async function rows(sql: Queryable, text: string, values: readonly unknown[] = []): Promise<unknown[]> {
  const result = await sql.executeQuery<unknown>(CompiledQuery.raw(text, [...values]));
  return result.rows;
}

/** Runs a statement that always returns one row. */
export async function single<Row>(
  sql: Queryable,
  statement: Statement<Row>,
  values: readonly unknown[] = [],
): Promise<Row> {
  const [row] = await rows(sql, statement, values);
  if (row === undefined) throw new Error('A statement that answers one row answered none');
  return row;
}
