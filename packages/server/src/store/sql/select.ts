import { type Bigint, rowCount, type Timestamp } from './expression.js';
import { listOf } from './json.js';
import { type Fields, fieldList, type Sql, type Statement, wholeStatement } from './trust.js';

export type { Fields, Statement } from './trust.js';

/** What the driver returns for a column of a result row. */
type Answered<T> = T extends Bigint | Timestamp ? string : T;

type RowOf<Expressions> = {
  -readonly [Name in keyof Expressions]: Expressions[Name] extends Sql<infer T> ? Answered<T> : never;
};

/** The columns of a result, by name. */
export const fields = <Expressions extends Readonly<Record<string, Sql<unknown>>>>(
  of: Expressions,
): Fields<RowOf<Expressions>> => fieldList(listOf(of));

/** Selects fields; `rest` follows them, starting with `from`. */
export const select = <Row>(of: Fields<Row>, rest: string): Statement<Row> => wholeStatement(`select ${of} ${rest}`);

/** A statement that does not start with its fields: it has a `with`, or returns what it wrote. */
export const statement = <Row>(of: Fields<Row>, write: (list: Fields<Row>) => string): Statement<Row> =>
  wholeStatement(write(of));

/** Counts the rows of `from`, with its conditions. */
export const selectCount = (from: string): Statement<{ count: number }> => select(fields({ count: rowCount }), from);

/** Reads the rows of a statement in pages, through a cursor of the transaction. */
export const cursorOf = <Row>(name: string, of: Statement<Row>, pageSize: number) => ({
  declare: `declare ${name} no scroll cursor for ${of}`,
  fetch: wholeStatement<Row>(`fetch ${pageSize} from ${name}`),
});
