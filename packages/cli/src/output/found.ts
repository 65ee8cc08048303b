import { type JsonSchema, objectOf } from './json-schema.js';
import { type Fields, type ValueOf, keepDeclared } from './shape.js';
import type { Row, Value } from './value.js';

/** Records of one kind: a table shows the fields with headings; JSON contains all of them. */
export interface FoundList {
  readonly rows: readonly Row[];
  /** Headings by field, in column order. */
  readonly columns: Readonly<Record<string, string>>;
}

/** The output of a command, from which the table, the piped lines, and the JSON are made. */
export type Found = { readonly list: FoundList } | { readonly record: Row };

/** The value printed as JSON. */
export const valueOf = (found: Found): Value => ('list' in found ? found.list.rows : found.record);

/**
 * The declaration of a command's output: its JSON schema, the columns of its table, and the type of its value.
 */
export interface Output<T> {
  readonly schema: JsonSchema;
  /** The fields that `--json` accepts; null if they depend on the answer. */
  readonly fields: readonly string[] | null;
  readonly foundOf: (value: T) => Found;
}

type RowOf<F extends Fields> = { readonly [N in keyof F]: ValueOf<F[N]> };

const schemaOf = (fields: Fields): JsonSchema =>
  objectOf(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])));

/** Declares a list of records. */
export function listOf<F extends Fields>(fields: F): Output<readonly RowOf<F>[]> {
  const schema = schemaOf(fields);
  const columns = Object.fromEntries(
    Object.entries(fields).flatMap(([name, shape]) =>
      shape.schema.title === undefined ? [] : [[name, shape.schema.title]],
    ),
  );
  return {
    schema: { type: 'array', items: schema },
    fields: Object.keys(fields),
    foundOf: (rows) => ({ list: { rows: rows.map((row) => keepDeclared(schema, row as Row) as Row), columns } }),
  };
}

/** Declares one record. */
export function recordOf<F extends Fields>(fields: F): Output<RowOf<F>> {
  const schema = schemaOf(fields);
  return {
    schema,
    fields: Object.keys(fields),
    foundOf: (row) => ({ record: keepDeclared(schema, row as Row) as Row }),
  };
}

/** Declares a record whose fields depend on the answer. */
export const anyRecord = <T extends object>(): Output<T> => ({
  schema: { type: 'object' },
  fields: null,
  foundOf: (row) => ({ record: row as Row }),
});

/** Declares a null result. */
export const nothing = { schema: { type: 'null' } } satisfies Pick<Output<never>, 'schema'>;
