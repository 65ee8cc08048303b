import type { Tables } from '../database/schema.js';
import { type Queryable, rows } from './statement.js';

/** The type of each column that is filled in. */
type ColumnTypes<Row> = Readonly<Record<keyof Row & string, string>>;

/**
 * Adds rows by one statement, whose text is the same for any number of them: PostgreSQL parses and plans it once, where a
 * list of a thousand rows is a statement with twelve thousand parameters.
 */
export async function insertMany<Row extends object>(
  tx: Queryable,
  table: keyof Tables,
  types: ColumnTypes<Row>,
  made: readonly Row[],
): Promise<void> {
  if (made.length === 0) return;
  const columns = Object.keys(types) as (keyof Row & string)[];
  const lists = columns.map((column, index) => `$${index + 1}::${types[column]}[]`);
  await rows(
    tx,
    `insert into signa.${table} (${columns.join(', ')}) select * from unnest(${lists.join(', ')})`,
    columns.map((column) => made.map((row) => row[column])),
  );
}
