import { schemaText } from '@signa/core/contract/documents';
import { buildSchema, type GraphQLSchema } from 'graphql';

let schema: GraphQLSchema | undefined;

/** The schema of the contract, built when it is first asked for. */
export const contractSchema = (): GraphQLSchema => (schema ??= buildSchema(schemaText));
