declare const answer: unique symbol;

/** SQL text with the type of what PostgreSQL returns for it. */
type Typed<Kind extends string, T> = string & { readonly [answer]: { readonly kind: Kind; readonly of: T } };

/** An expression that evaluates to T. */
export type Sql<T> = Typed<'expression', T>;

/** What a statement selects or returns: the columns of its Row. */
export type Fields<Row> = Typed<'fields', Row>;

/** A complete statement that returns rows. */
export type Statement<Row> = Typed<'statement', Row>;

/**
 * Declares the result type of SQL text. The compiler cannot check it, so only this folder calls it, where the text
 * itself determines the type.
 */
export const expression = <T>(text: string): Sql<T> => text as Sql<T>;
export const fieldList = <Row>(text: string): Fields<Row> => text as Fields<Row>;
export const wholeStatement = <Row>(text: string): Statement<Row> => text as Statement<Row>;
