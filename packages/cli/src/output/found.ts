import { type JsonSchema, objectOf } from './json-schema.js';
import { type Fields, type Held, kept } from './shape.js';
import type { Row, Value } from './value.js';

/** Records of one kind: a table shows some of their fields under headings, JSON has all of them. */
export interface FoundList {
  readonly rows: readonly Row[];
  /** Heading by field, in the order of the columns. */
  readonly columns: Readonly<Record<string, string>>;
}

/** What a command found: table, lines for a pipe and JSON are made from this one object. */
export type Found = { readonly list: FoundList } | { readonly record: Row };

/** What travels as JSON. */
export const valueOf = (found: Found): Value => ('list' in found ? found.list.rows : found.record);

/** What a command prints, declared once: its JSON schema, the columns of its table and the type that it is handed. */
export interface Output<T> {
  readonly schema: JsonSchema;
  /** The fields that `--json` can be asked for; null where the answer alone tells them. */
  readonly fields: readonly string[] | null;
  readonly foundOf: (value: T) => Found;
}

type RowOf<F extends Fields> = { readonly [N in keyof F]: Held<F[N]> };

const schemaOf = (fields: Fields): JsonSchema =>
  objectOf(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])));

/** Records of one kind. */
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
    foundOf: (rows) => ({ list: { rows: rows.map((row) => kept(schema, row as Row) as Row), columns } }),
  };
}

/** One record. */
export function recordOf<F extends Fields>(fields: F): Output<RowOf<F>> {
  const schema = schemaOf(fields);
  return {
    schema,
    fields: Object.keys(fields),
    foundOf: (row) => ({ record: kept(schema, row as Row) as Row }),
  };
}

/** A record whose fields the answer alone tells. */
export const anyRecord = <T extends object>(): Output<T> => ({
  schema: { type: 'object' },
  fields: null,
  foundOf: (row) => ({ record: row as Row }),
});

/** That there is none. */
export const nothing = { schema: { type: 'null' } } satisfies Pick<Output<never>, 'schema'>;
