import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from '../database/schema.js';

/** A connection or a transaction, already within the caller's locations. */
export type Queryable = Kysely<Tables>;

/** Runs one statement written in SQL and answers its rows. */
export async function rows<Row>(sql: Queryable, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const result = await sql.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return result.rows;
}

/** Runs a statement that always answers one row. */
export async function single<Row>(sql: Queryable, text: string, values: readonly unknown[] = []): Promise<Row> {
  const [row] = await rows<Row>(sql, text, values);
  if (!row) throw new Error('A statement that answers one row answered none');
  return row;
}
