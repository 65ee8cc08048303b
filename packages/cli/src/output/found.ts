/** A field of what a command found: what JSON can hold. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
export type Row = Readonly<Record<string, Value>>;

/** Records of one kind: a table shows some of their fields under headings, JSON has all of them. */
export interface FoundList {
  readonly rows: readonly Row[];
  /** Heading by field, in the order of the columns. */
  readonly columns: Readonly<Record<string, string>>;
}

/** What a command found: table, lines for a pipe and JSON are made from this one object. */
export type Found = { readonly list: FoundList } | { readonly record: Row };

/** What travels as JSON. */
export const valueOf = (found: Found): Value => ('list' in found ? found.list.rows : found.record);

/** The fields that `--json` can be asked for. */
export function fieldsOf(found: Found): readonly string[] {
  if ('record' in found) return Object.keys(found.record);
  const [first] = found.list.rows;
  return Object.keys(first ?? found.list.columns);
}
