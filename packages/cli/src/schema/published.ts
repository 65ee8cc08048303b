import type { OperationName } from '@signa/core/contract';
import type { JsonSchema } from '../output/json-schema.js';
import { answerSchema } from './answer-schema.js';

const prefix = 'contract:';

/** The schema with what the contract says in the places that point there. */
export function whole(schema: JsonSchema): JsonSchema {
  const { $ref, properties, items, anyOf, ...rest } = schema;
  if ($ref !== undefined) return pointed($ref.slice(prefix.length));
  return {
    ...rest,
    ...(properties && { properties: mapped(properties) }),
    ...(items && { items: whole(items) }),
    ...(anyOf && { anyOf: anyOf.map(whole) }),
  };
}

const mapped = (properties: Readonly<Record<string, JsonSchema>>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, whole(schema)]));

/** 'GetOrganization/organization/locations': the field of an operation's data, and of what is in it. */
function pointed(path: string): JsonSchema {
  const [operation, ...names] = path.split('/');
  return names.reduce<JsonSchema>(
    (schema, name) => (name === 'items' ? schema.items : schema.properties?.[name]) ?? {},
    answerSchema(operation as OperationName),
  );
}
