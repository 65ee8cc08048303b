import type { Tables } from '../database/schema.js';
import { type Queryable, rows } from './statement.js';

/** Type of each inserted column. */
type ColumnTypes<Row> = Readonly<Record<keyof Row & string, string>>;

/**
 * Inserts rows with one statement whose text does not depend on their number. PostgreSQL parses and plans it once,
 * whereas a list of a thousand rows would be a statement with twelve thousand parameters.
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
