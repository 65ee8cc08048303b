import type { OperationName, Operations } from '@signa/core/contract';
import type { Row, Value } from './value.js';
import { type JsonSchema, objectOf, nullable } from './json-schema.js';

declare const held: unique symbol;

/** A field of a command's output: its JSON schema and the type of its value. */
export interface Shape<T = unknown> {
  readonly schema: JsonSchema;
  readonly [held]?: T;
}
/** The value type of a shape. */
export type ValueOf<S> = S extends Shape<infer T> ? T : never;
export type Fields = Readonly<Record<string, Shape>>;

const shape = <T>(schema: JsonSchema, title?: string): Shape<T> => ({
  schema: title === undefined ? schema : { title, ...schema },
});

// A heading makes the field a table column; without one it appears only in JSON.
export const text = (heading?: string): Shape<string> => shape({ type: 'string' }, heading);
export const whole = (heading?: string): Shape<number> => shape({ type: 'integer' }, heading);
export const flag = (heading?: string): Shape<boolean> => shape({ type: 'boolean' }, heading);
export const choice = <T extends string>(values: readonly T[], heading?: string): Shape<T> =>
  shape({ enum: values }, heading);
export const maybe = <T>({ schema }: Shape<T>): Shape<T | null> => shape(nullable(schema));
export const many = <T>({ schema }: Shape<T>, heading?: string): Shape<readonly T[]> =>
  shape({ type: 'array', items: schema }, heading);
export const either = <T, U>(one: Shape<T>, other: Shape<U>): Shape<T | U> =>
  shape({ anyOf: [one.schema, other.schema] });
export const object = <F extends Fields>(fields: F): Shape<{ readonly [N in keyof F]: ValueOf<F[N]> }> =>
  shape(objectOf(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))));

/** A field of an operation's data, typed by the contract; the second name selects a nested field. */
export function operationField<N extends OperationName, F extends keyof Operations[N]['data'] & string>(
  operation: N,
  field: F,
): Shape<Operations[N]['data'][F]>;
export function operationField<
  N extends OperationName,
  F extends keyof Operations[N]['data'] & string,
  I extends keyof NonNullable<Operations[N]['data'][F]> & string,
>(operation: N, field: F, inner: I): Shape<NonNullable<Operations[N]['data'][F]>[I]>;
export function operationField(operation: string, ...path: readonly string[]): Shape {
  return shape({ $ref: `contract:${[operation, ...path].join('/')}` });
}

/** The shape of one item of a list. */
export const itemOf = <T>({ schema }: Shape<readonly T[]>): Shape<T> =>
  shape(schema.$ref ? { $ref: `${schema.$ref}/items` } : (schema.items ?? {}));

/** Keeps the fields that the schema names, so that only declared output is printed. */
export function keepDeclared(schema: JsonSchema, value: Value | undefined): Value {
  const { items, properties } = schema;
  if (items && Array.isArray(value)) return (value as readonly Value[]).map((one) => keepDeclared(items, one));
  if (!properties || !isFields(value)) return value ?? null;
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, keepDeclared(inner, value[name])]),
  );
}

const isFields = (value: Value | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
