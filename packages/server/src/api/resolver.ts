import type { OperationName, Operations } from '@signa/core/contract';
import type { MutationResolvers, QueryResolvers } from '@signa/core/contract/resolvers';
import type { Context } from './context.js';

type RootFields = Required<QueryResolvers> & Required<MutationResolvers>;
/** What a document of the contract requests: one root field, or rows and their total. */
type FieldOf<N extends OperationName> = keyof Operations[N]['data'] & keyof RootFields;
type ArgsOf<F extends keyof RootFields> = RootFields[F] extends infer R
  ? Extract<R, (...all: never[]) => unknown> extends (parent: never, args: infer A, ...rest: never[]) => unknown
    ? A
    : never
  : never;

/** Answers an operation: takes its root field's arguments and returns what its document selects. */
type Resolver<N extends OperationName> = (
  args: ArgsOf<FieldOf<N>>,
  context: Context,
) =>
  | Promise<Operations[N]['data'][FieldOf<N> & keyof Operations[N]['data']]>
  | Operations[N]['data'][FieldOf<N> & keyof Operations[N]['data']];

/** A resolver for each operation of the contract; a missing one is a compile error. */
export type AllResolvers = { readonly [N in OperationName]: Resolver<N> };

/** A group of resolvers for one noun; each is checked against its operation. */
export function resolversOf<N extends OperationName>(table: Pick<AllResolvers, N>): Pick<AllResolvers, N> {
  return table;
}
