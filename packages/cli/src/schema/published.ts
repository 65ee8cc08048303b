import type { OperationName } from '@signa/core/contract';
import type { JsonSchema } from '../output/json-schema.js';
import { answerSchema } from './answer-schema.js';

const prefix = 'contract:';

/** Resolves references to the contract. */
export function resolveReferences(schema: JsonSchema): JsonSchema {
  const { $ref, properties, items, anyOf, ...rest } = schema;
  if ($ref !== undefined) return resolvePath($ref.slice(prefix.length));
  return {
    ...rest,
    ...(properties && { properties: mapped(properties) }),
    ...(items && { items: resolveReferences(items) }),
    ...(anyOf && { anyOf: anyOf.map(resolveReferences) }),
  };
}

const mapped = (properties: Readonly<Record<string, JsonSchema>>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, resolveReferences(schema)]));

/**
 * Resolves a path such as 'GetOrganization/organization/locations': an operation, a field of its data, and nested
 * fields.
 */
function resolvePath(path: string): JsonSchema {
  const [operation, ...names] = path.split('/');
  return names.reduce<JsonSchema>(
    (schema, name) => (name === 'items' ? schema.items : schema.properties?.[name]) ?? {},
    answerSchema(operation as OperationName),
  );
}
