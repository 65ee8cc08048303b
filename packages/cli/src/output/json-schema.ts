/** JSON Schema (draft 2020-12), as much of it as the output of a command needs. */
export interface JsonSchema {
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly (string | null)[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  /** What an operation answers, which the contract says: put in its place where a schema is published. */
  readonly $ref?: `contract:${string}`;
}

/** The same, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  if (schema.enum) return { ...schema, enum: [...schema.enum, null] };
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  const { title, ...rest } = schema;
  return { ...(title !== undefined && { title }), anyOf: [...(rest.anyOf ?? [rest]), { type: 'null' }] };
}

/** An object that has these fields, each of them, and no other. */
export const objectOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
