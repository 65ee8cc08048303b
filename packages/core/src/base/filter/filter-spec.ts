/** A filter in the address of a list. */
export interface AddressFilter<Value> {
  /** The value with which the list opens. */
  readonly initial: Value;
  /** The names of its parameters. */
  readonly names: readonly string[];
  /** The value that an address asks for: the initial one if it is missing or invalid, so that a broken link opens the list. */
  readonly read: (query: URLSearchParams) => Value;
  /** Its parameters; none for the initial value. */
  readonly write: (value: Value) => readonly (readonly [name: string, value: string])[];
}

/** Everything about one filter of a list. No property may be left out. */
export interface FilterSpec<Value, Variables> extends AddressFilter<Value> {
  /** The variables of the query; `undefined` for one that is not sent. */
  readonly variables: (value: Value) => Partial<Variables>;
}

/** A row for each filter of a list, in the order of its address. */
export type FilterTable<Filters, Variables = object> = {
  readonly [Field in keyof Filters]: FilterSpec<Filters[Field], Variables>;
};

type AddressTable<Filters> = { readonly [Field in keyof Filters]: AddressFilter<Filters[Field]> };

export const fieldsOf = <Row extends object>(row: Row) => Object.keys(row) as (keyof Row)[];

/** The value of each row of a table. */
const mapped = <Filters extends object>(
  table: AddressTable<Filters>,
  valueOf: <Field extends keyof Filters>(field: Field) => Filters[Field],
): Filters => Object.fromEntries(fieldsOf(table).map((field) => [field, valueOf(field)])) as Filters;

/** The filters with which a list opens. */
export const initialFilters = <Filters extends object>(table: AddressTable<Filters>): Filters =>
  mapped<Filters>(table, (field) => table[field].initial);

/** The filters that an address asks for. */
export const readFilters = <Filters extends object>(table: AddressTable<Filters>, query: URLSearchParams): Filters =>
  mapped<Filters>(table, (field) => table[field].read(query));

/**
 * The address of the filters. Those with their initial value are left out.
 *
 * @param others - the current query, whose other parameters are kept
 */
export function writeFilters<Filters extends object>(
  table: AddressTable<Filters>,
  filters: Filters,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const query = new URLSearchParams(others);
  for (const field of fieldsOf(table)) for (const name of table[field].names) query.delete(name);
  for (const field of fieldsOf(table))
    for (const [name, value] of table[field].write(filters[field])) query.append(name, value);
  return query;
}

/** Whether a filter differs from its initial value. */
export const isChanged = <Filters extends object>(
  table: AddressTable<Filters>,
  filters: Filters,
  field: keyof Filters,
): boolean => table[field].write(filters[field]).length > 0;

/** The variables of all filters together. */
export const variablesOf = <Filters extends object, Variables extends object>(
  table: FilterTable<Filters, Variables>,
  filters: Filters,
): Variables =>
  Object.assign({}, ...fieldsOf(table).map((field) => table[field].variables(filters[field]))) as Variables;
