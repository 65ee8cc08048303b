import { schemaText } from '@signa/core/contract/documents';
import { buildSchema, type GraphQLSchema } from 'graphql';

let schema: GraphQLSchema | undefined;

/** The contract's schema, built on first use. */
export const contractSchema = (): GraphQLSchema => (schema ??= buildSchema(schemaText));
