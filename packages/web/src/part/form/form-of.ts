type Frozen<Value> = Value extends readonly (infer Entry)[]
  ? readonly Frozen<Entry>[]
  : Value extends object
    ? { readonly [Field in keyof Value]: Frozen<Value[Field]> }
    : Value;

/** A Standard Schema, of which only the type is used: the portal loads no schemas. */
interface TypedSchema {
  readonly '~standard': { readonly types?: { readonly output: unknown } | undefined };
}

/** The form that a schema of core describes. */
export type FormOf<Schema extends TypedSchema> = Frozen<NonNullable<Schema['~standard']['types']>['output']>;
