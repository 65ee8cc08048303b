import { schemaText } from '@signa/core/operation/documents';
import { buildSchema, type GraphQLSchema } from 'graphql';

let schema: GraphQLSchema | undefined;

/** The schema of the contract, built when it is first asked for. */
export const contractSchema = (): GraphQLSchema => (schema ??= buildSchema(schemaText));
