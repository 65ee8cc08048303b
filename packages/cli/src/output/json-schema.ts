/** The subset of JSON Schema (draft 2020-12) that command output needs. */
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
  /** A reference to data in the contract; resolved when the schema is published. */
  readonly $ref?: `contract:${string}`;
}

/** Makes a schema nullable. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (schema.enum) return { ...schema, enum: [...schema.enum, null] };
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  const { title, ...rest } = schema;
  return { ...(title !== undefined && { title }), anyOf: [...(rest.anyOf ?? [rest]), { type: 'null' }] };
}

/** An object schema that requires these fields and allows no others. */
export const objectOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
