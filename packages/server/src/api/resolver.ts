import type { OperationName, Operations } from '@signa/core/operation';
import type { MutationResolvers, QueryResolvers } from '@signa/core/operation/resolvers';
import type { Context } from './context.js';

type RootFields = Required<QueryResolvers> & Required<MutationResolvers>;
/** Every document of the contract has one root field. */
type FieldOf<N extends OperationName> = keyof Operations[N]['data'] & keyof RootFields;
type ArgsOf<F extends keyof RootFields> = RootFields[F] extends infer R
  ? Extract<R, (...all: never[]) => unknown> extends (parent: never, args: infer A, ...rest: never[]) => unknown
    ? A
    : never
  : never;

/** What answers an operation: its root field's arguments in, what its document selects out. */
export type Resolver<N extends OperationName> = (
  args: ArgsOf<FieldOf<N>>,
  context: Context,
) =>
  | Promise<Operations[N]['data'][FieldOf<N> & keyof Operations[N]['data']]>
  | Operations[N]['data'][FieldOf<N> & keyof Operations[N]['data']];

/** The resolvers of some operations, by the operation's name. */
export type ResolversOf<N extends OperationName> = { readonly [K in N]: Resolver<K> };
