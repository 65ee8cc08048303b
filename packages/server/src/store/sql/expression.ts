import type { Selectable } from 'kysely';
import type { Tables } from '../../database/schema.js';
import type { bigintNames, timestampNames } from './column-kinds.js';
import { expression, type Sql } from './trust.js';

export type { Sql } from './trust.js';

declare const kind: unique symbol;

/**
 * A column that is text in a result row, but in JSON a number that JavaScript would round: `text` converts it to text.
 */
export interface Bigint {
  readonly [kind]: 'bigint';
}
/** A column that is an instant in a result row, but in JSON depends on the session's format: `instant` converts it. */
export interface Timestamp {
  readonly [kind]: 'timestamptz';
}

type ColumnValue<Name, Value> = Name extends (typeof bigintNames)[number]
  ? Bigint | Extract<Value, null>
  : Name extends (typeof timestampNames)[number]
    ? Timestamp | Extract<Value, null>
    : Value;

type Outer<Row> = { readonly [Name in keyof Row]: Sql<ColumnValue<Name, Row[Name]> | null> };
type Columns<Row> = { readonly [Name in keyof Row]: Sql<ColumnValue<Name, Row[Name]>> };

/** The columns of a table under its alias in a statement: `columnsOf('client as c').first_name` is `c.first_name`. */
export function columnsOf<Table extends keyof Tables>(
  table: `${Table} as ${string}`,
): Columns<Selectable<Tables[Table]>> {
  const alias = table.slice(table.indexOf(' as ') + 4);
  return new Proxy({} as Columns<Selectable<Tables[Table]>>, {
    get: (_, name) => expression(`${alias}.${String(name)}`),
  });
}

/** Same as above for a left-joined table, whose columns are all null when no row matches. */
export const outerColumnsOf = <Table extends keyof Tables>(
  table: `${Table} as ${string}`,
): Outer<Selectable<Tables[Table]>> => columnsOf(table);

type NullOf<T> = Extract<T, null>;

/** Casts to text, which keeps every digit of a bigint. For an untyped expression, nullability is unknown. */
export function text<T>(of: Sql<T>): Sql<string | NullOf<T>>;
export function text(of: string): Sql<string | null>;
export function text(of: string): Sql<string | null> {
  return expression(`${of}::text`);
}

/** An instant in UTC with milliseconds, as in the contract. */
export function instant<T extends Timestamp | null>(of: Sql<T>): Sql<string | NullOf<T>>;
export function instant(of: string): Sql<string | null>;
export function instant(of: string): Sql<string | null> {
  return expression(`signa.instant(${of})`);
}

/** Casts of untyped expressions, which the database enforces. */
export const integer = (of: string): Sql<number | null> => expression(`(${of})::integer`);
export const numeric = (of: string): Sql<number | null> => expression(`(${of})::numeric`);
export const bytes = (of: string): Sql<Uint8Array | null> => expression(`(${of})::bytea`);
export const textList = (of: string): Sql<string[] | null> => expression(`(${of})::text[]`);

/** JSON that the database does not check itself, such as the result of one of its functions; readers must decode it. */
export const unknownJson = (of: string): Sql<unknown> => expression(of);

/** Number of rows in an aggregate. */
export const rowCount: Sql<number> = expression('count(*)::integer');

/** A condition that is never null: `exists`, `is null`, or a comparison of non-null columns. */
export const holds = (condition: string): Sql<boolean> => expression(`(${condition})`);

/**
 * Declares an expression as never null where its type cannot tell: because of a foreign key, a constraint, or a
 * condition of the statement.
 */
export const always = <T>(of: Sql<T>): Sql<Exclude<T, null>> => expression(of);

/** The first of two values that is not null. */
export const coalesce = <T, U>(of: Sql<T>, other: Sql<U>): Sql<Exclude<T, null> | U> =>
  expression(`coalesce(${of}, ${other})`);

/** Names an expression read by a subselect; the column has the same type. */
export const sameAs = <T>(_: Sql<T>, name: string): Sql<T> => expression(name);

/** A value from one row of a subselect; null without a row. */
export const valueOf = <T>(value: Sql<T>, from: string): Sql<T | null> => expression(`(select ${value} ${from})`);

/** A value when a condition is true; otherwise null. */
export const when = <T>(condition: string, value: Sql<T>): Sql<T | null> =>
  expression(`case when ${condition} then ${value} end`);

export const nothing: Sql<null> = expression('null');
/** An empty PostgreSQL array. */
export const noTexts: Sql<string[]> = expression(`'{}'`);
/** An empty JSON list. */
export const emptyList: Sql<never[]> = expression(`'[]'`);
export const yes: Sql<true> = expression('true');

/** The value of a key of a jsonb column, as text or as JSON. */
export const textAt = <T>(of: Sql<T>, key: keyof NonNullable<T> & string): Sql<string | null> =>
  expression(`${of}->>'${key}'`);
export const jsonAt = <T, Key extends keyof NonNullable<T> & string>(
  of: Sql<T>,
  key: Key,
): Sql<Exclude<NonNullable<T>[Key], undefined> | null> => expression(`${of}->'${key}'`);

/** A string literal from our own source, never user input. */
export const literal = <T extends string>(of: T): Sql<T> => expression(`'${of.replaceAll("'", "''")}'`);
