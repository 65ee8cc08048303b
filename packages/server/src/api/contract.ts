import { type ContractName, type OperationName, isMutation, mutationNames, queryNames } from '@signa/core/contract';
import { documents, rootFields, schemaText } from '@signa/core/contract/documents';
import {
  type DocumentNode,
  type GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  buildASTSchema,
  isSpecifiedScalarType,
  parse,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { type BoundedVariables, boundsOf } from './bounds.js';
import type { Context } from './context.js';
import { permitCall } from './permit.js';
import type { AllResolvers } from './resolver.js';
import { finishScalar } from './scalar.js';

/** The executable contract: its schema with our resolvers, and documents compiled on first use. */
export interface Contract {
  readonly schema: GraphQLSchema;
  document(name: ContractName): DocumentNode;
  compiled(name: OperationName): CompiledQuery;
  /** The variables of a call within their limits. */
  bounded(name: ContractName, variables: Readonly<Record<string, unknown>>): BoundedVariables;
}

/**
 * Returns ids, numbers, and texts as the stores wrote them: serializing each again would cost more than the rest of a
 * response.
 */
const compileOptions = { disablingCapturingStackErrors: true, disableLeafSerialization: true };

export function openContract(resolvers: AllResolvers): Contract {
  const schema = buildASTSchema(parse(schemaText, { noLocation: true }), { assumeValidSDL: true });
  for (const type of Object.values(schema.getTypeMap())) {
    if (type instanceof GraphQLScalarType && !isSpecifiedScalarType(type)) finishScalar(type);
  }
  const compiled = new Map<OperationName, CompiledQuery>();
  const bounds = new Map<ContractName, ReturnType<typeof boundsOf>>();

  const document = (name: ContractName): DocumentNode => documents[name];

  for (const name of [...queryNames, ...mutationNames]) bind(schema, name, resolvers[name]);
  return {
    schema,
    document,
    bounded(name, variables) {
      let bound = bounds.get(name);
      if (!bound) bounds.set(name, (bound = boundsOf(schema, document(name))));
      return bound(variables);
    },
    compiled(name) {
      let query = compiled.get(name);
      if (!query) {
        const made = compileQuery(schema, document(name), name, compileOptions);
        if (!isCompiledQuery(made))
          throw new Error(`The document ${name} does not compile: ${JSON.stringify(made.errors)}`);
        compiled.set(name, made);
        query = made;
      }
      return query;
    },
  };
}

/** Lets a resolver answer the root field of its operation after the permission check. */
function bind(schema: GraphQLSchema, name: OperationName, resolve: AllResolvers[OperationName]): void {
  const root = isMutation(name) ? schema.getMutationType() : schema.getQueryType();
  const field = (root as GraphQLObjectType).getFields()[rootFields[name]];
  if (!field) throw new Error(`The document ${name} has no root field of the schema`);
  field.resolve = (_root, args: Record<string, unknown>, context: Context) => {
    const own = context.operation === name ? context : { ...context, operation: name };
    permitCall(own, args);
    return resolve(args as never, own);
  };
}
