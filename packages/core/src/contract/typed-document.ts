import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ContractName, MutationName, QueryName, SubscriptionName } from './names.js';
import type { Operations } from './operations.js';

/** The document of an operation with the types of its variables and answer. */
export type ContractDocument<N extends ContractName> = TypedDocumentNode<
  Operations[N]['data'],
  Operations[N]['variables']
>;

/** What a caller has: a document with the name under which its operation is sent. */
export interface TypedDocument<N extends ContractName> extends ContractDocument<N> {
  readonly operationName: N;
}

type OperationKind = 'query' | 'mutation' | 'subscription';

/**
 * A document by name. The selection stays on the server, which runs its own copy and accepts no query text, so
 * a caller needs only the name and the types of an operation, without a parser and selections.
 */
function byName<N extends ContractName>(operation: OperationKind, operationName: N): TypedDocument<N> {
  const name = { kind: 'Name', value: operationName };
  const selectionSet = { kind: 'SelectionSet', selections: [] };
  const definitions = [{ kind: 'OperationDefinition', operation, name, selectionSet }];
  return { kind: 'Document', definitions, operationName } as unknown as TypedDocument<N>;
}

export const query = <N extends QueryName>(name: N): TypedDocument<N> => byName('query', name);
export const mutation = <N extends MutationName>(name: N): TypedDocument<N> => byName('mutation', name);
export const subscription = <N extends SubscriptionName>(name: N): TypedDocument<N> => byName('subscription', name);
