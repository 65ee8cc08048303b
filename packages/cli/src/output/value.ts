/** A field of what a command found: what JSON can hold. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
export type Row = Readonly<Record<string, Value>>;
