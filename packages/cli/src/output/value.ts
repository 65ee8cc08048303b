/** A JSON value in a command's output. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
export type Row = Readonly<Record<string, Value>>;
