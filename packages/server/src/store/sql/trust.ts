declare const answer: unique symbol;

/** Text of SQL together with the type of what PostgreSQL answers to it. */
type Typed<Kind extends string, T> = string & { readonly [answer]: { readonly kind: Kind; readonly of: T } };

/** An expression that yields a T. */
export type Sql<T> = Typed<'expression', T>;

/** What a statement selects or returns: the columns of its Row. */
export type Fields<Row> = Typed<'fields', Row>;

/** A whole statement that answers rows. */
export type Statement<Row> = Typed<'statement', Row>;

/** Declares what a text of SQL answers. Nothing checks it: only this folder calls it, where the text itself says its type. */
export const expression = <T>(text: string): Sql<T> => text as Sql<T>;
export const fieldList = <Row>(text: string): Fields<Row> => text as Fields<Row>;
export const wholeStatement = <Row>(text: string): Statement<Row> => text as Statement<Row>;
