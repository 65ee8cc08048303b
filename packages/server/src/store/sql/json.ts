import { expression, type Sql } from './trust.js';

/** An expression for each key of T. */
type ValuesOf<T> = { readonly [Key in keyof T]-?: Sql<T[Key]> };

/** An object with the keys of T, at most 50: PostgreSQL allows no more arguments. */
export const jsonObject = <T extends object>(values: ValuesOf<T>): Sql<T> =>
  expression(`json_build_object(${argumentsOf(values)})`);

/** Same as above as jsonb, which can be compared and concatenated. */
export const jsonbObject = <T extends object>(values: ValuesOf<T>): Sql<T> =>
  expression(`jsonb_build_object(${argumentsOf(values)})`);

/** An object with any number of keys, from one row of `from`; null without a row. */
export const jsonRow = <T extends object>(values: ValuesOf<T>, from = ''): Sql<T | null> =>
  expression(`(select row_to_json(x) from (select ${listOf(values)} ${from}) x)`);

/** One object of jsonb for each row of `from`, which may have an order and a limit; an empty list where there are none. */
export const jsonbRows = <T extends object>(values: ValuesOf<T>, from: string): Sql<T[]> =>
  expression(`(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select ${listOf(values)} ${from}) x)`);

interface ListOptions {
  /** Without it, the order is undefined. */
  readonly orderBy?: string;
  readonly from: string;
}

/** The values of all rows of `from`, in order; an empty list without rows. */
export const jsonList = <T>(value: Sql<T>, { orderBy, from }: ListOptions): Sql<T[]> =>
  expression(`(select coalesce(json_agg(${value}${ordered(orderBy)}), '[]') ${from})`);

/** Same as above as jsonb. */
export const jsonbList = <T>(value: Sql<T>, { orderBy, from }: ListOptions): Sql<T[]> =>
  expression(`(select coalesce(jsonb_agg(${value}${ordered(orderBy)}), '[]') ${from})`);

const ordered = (by: string | undefined) => (by === undefined ? '' : ` order by ${by}`);

/** The entries of a jsonb list that meet a condition of SQL/JSON path, in which `@` is the entry. */
export const jsonbWhere = <T>(list: Sql<T[]>, condition: string): Sql<T[]> =>
  expression(`jsonb_path_query_array(${list}, '$[*] ? (${condition})')`);
/** The different values of all rows, as jsonb tells them apart; null where there are none. */
export const distinct = <T>(value: Sql<T>): Sql<T[] | null> => expression(`json_agg(distinct ${value})`);

/** A value as jsonb. */
export const toJsonb = <T>(value: Sql<T>): Sql<T> => expression(`${value}::jsonb`);

/** A jsonb object with the keys of both. */
export const joined = <One, Other>(one: Sql<One>, other: Sql<Other>): Sql<One & Other> =>
  expression(`${one} || ${other}`);

const argumentsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([key, value]) => `'${key}', ${value}`)
    .join(', ');

/** Values as columns of a select. */
export const listOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${value} as "${key}"`)
    .join(', ');
