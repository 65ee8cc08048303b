import type { OperationName, Operations } from '@signa/core/contract';
import type { MutationResolvers, QueryResolvers } from '@signa/core/contract/resolvers';
import type { Context } from './context.js';

type RootFields = Required<QueryResolvers> & Required<MutationResolvers>;
/** What a document of the contract asks for: one root field, or rows and their number. */
type FieldOf<N extends OperationName> = keyof Operations[N]['data'] & keyof RootFields;
type ArgsOf<F extends keyof RootFields> = RootFields[F] extends infer R
  ? Extract<R, (...all: never[]) => unknown> extends (parent: never, args: infer A, ...rest: never[]) => unknown
    ? A
    : never
  : never;

/** What answers an operation: its root field's arguments in, what its document selects out. */
type Resolver<N extends OperationName> = (
  args: ArgsOf<FieldOf<N>>,
  context: Context,
) =>
  | Promise<Operations[N]['data'][FieldOf<N> & keyof Operations[N]['data']]>
  | Operations[N]['data'][FieldOf<N> & keyof Operations[N]['data']];

/** What answers each operation of the contract; one without an answer does not compile. */
export type AllResolvers = { readonly [N in OperationName]: Resolver<N> };

/** The part of them that one noun has; each is checked against its operation. */
export function resolversOf<N extends OperationName>(table: Pick<AllResolvers, N>): Pick<AllResolvers, N> {
  return table;
}
