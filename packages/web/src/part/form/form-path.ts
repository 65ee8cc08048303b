type FieldPath<Value> = Value extends object ? `.${keyof Value & string}` : never;

/** What follows the name of a field: the index of an entry, and a field of it. */
type Below<Value> = Value extends readonly (infer Entry)[]
  ? `.${number}` | `.${number}${FieldPath<Entry>}`
  : FieldPath<Value>;

/** The path of an error: a field of the form, an entry of a list, or a field of an entry. */
export type PathOf<F> = {
  [Field in keyof F & string]: Field | `${Field}${Below<F[Field]>}`;
}[keyof F & string];
