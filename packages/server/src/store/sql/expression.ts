import type { Selectable } from 'kysely';
import type { Tables } from '../../database/schema.js';
import type { bigintNames, timestampNames } from './column-kinds.js';
import { expression, type Sql } from './trust.js';

export type { Sql } from './trust.js';

declare const kind: unique symbol;

/** A column that is a text in an answered row, but in JSON a number that JavaScript rounds: `text` makes a text of it. */
export interface Bigint {
  readonly [kind]: 'bigint';
}
/** A column that is an instant in an answered row, but in JSON as the session writes it: `instant` makes an instant of it. */
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

/** The same of a table that is joined from the left: all of its columns are null where it has no row. */
export const outerColumnsOf = <Table extends keyof Tables>(
  table: `${Table} as ${string}`,
): Outer<Selectable<Tables[Table]>> => columnsOf(table);

type NullOf<T> = Extract<T, null>;

/** Casts to text, which keeps every digit of a bigint. Of an expression without a type, whether it is null is not known. */
export function text<T>(of: Sql<T>): Sql<string | NullOf<T>>;
export function text(of: string): Sql<string | null>;
export function text(of: string): Sql<string | null> {
  return expression(`${of}::text`);
}

/** An instant in UTC with milliseconds, as the contract writes it. */
export function instant<T extends Timestamp | null>(of: Sql<T>): Sql<string | NullOf<T>>;
export function instant(of: string): Sql<string | null>;
export function instant(of: string): Sql<string | null> {
  return expression(`signa.instant(${of})`);
}

/** Casts of expressions that have no type of their own: the database makes sure of it. */
export const integer = (of: string): Sql<number | null> => expression(`(${of})::integer`);
export const numeric = (of: string): Sql<number | null> => expression(`(${of})::numeric`);
export const bytes = (of: string): Sql<Uint8Array | null> => expression(`(${of})::bytea`);
export const textList = (of: string): Sql<string[] | null> => expression(`(${of})::text[]`);

/** JSON that the database itself does not check, such as what one of its functions returns: whoever reads it decodes it. */
export const unknownJson = (of: string): Sql<unknown> => expression(of);

/** How many rows an aggregate meets. */
export const rowCount: Sql<number> = expression('count(*)::integer');

/** Whether a condition holds that is never null: `exists`, `is null` or a comparison of columns that are never null. */
export const holds = (condition: string): Sql<boolean> => expression(`(${condition})`);

/** Says that an expression is never null where its type does not know it: by a foreign key, a constraint or a condition of the statement. */
export const always = <T>(of: Sql<T>): Sql<Exclude<T, null>> => expression(of);

/** The first of two that is not null. */
export const coalesce = <T, U>(of: Sql<T>, other: Sql<U>): Sql<Exclude<T, null> | U> =>
  expression(`coalesce(${of}, ${other})`);

/** Names what a subselect has read by an expression: a column of it yields the same. */
export const sameAs = <T>(_: Sql<T>, name: string): Sql<T> => expression(name);

/** A value of one row of a subselect; null where there is no such row. */
export const valueOf = <T>(value: Sql<T>, from: string): Sql<T | null> => expression(`(select ${value} ${from})`);

/** A value where a condition holds; otherwise null. */
export const when = <T>(condition: string, value: Sql<T>): Sql<T | null> =>
  expression(`case when ${condition} then ${value} end`);

export const nothing: Sql<null> = expression('null');
/** An empty list of PostgreSQL. */
export const noTexts: Sql<string[]> = expression(`'{}'`);
/** An empty list of JSON. */
export const emptyList: Sql<never[]> = expression(`'[]'`);
export const yes: Sql<true> = expression('true');

/** The value of a key of a jsonb column, as a text or as JSON. */
export const textAt = <T>(of: Sql<T>, key: keyof NonNullable<T> & string): Sql<string | null> =>
  expression(`${of}->>'${key}'`);
export const jsonAt = <T, Key extends keyof NonNullable<T> & string>(
  of: Sql<T>,
  key: Key,
): Sql<Exclude<NonNullable<T>[Key], undefined> | null> => expression(`${of}->'${key}'`);

/** A text of our own sources, never one that was typed. */
export const literal = <T extends string>(of: T): Sql<T> => expression(`'${of.replaceAll("'", "''")}'`);
