/** A column of a file of records. */
export interface RecordColumn {
  readonly name: string;
  readonly what: string;
  readonly example: string;
  /** Must be in the header. */
  readonly isNeeded?: boolean;
}

/** The column that identifies every record. */
export const externalIdColumn: RecordColumn = {
  name: 'external_id',
  what: 'ID of the record in the source system; up to 200 characters',
  example: '',
  isNeeded: true,
};

/** Repeatable columns, such as phones, can occur any number of times: phone_2_number is read like phone_1_number. */
const first = (name: string) => name.replace(/_[1-9]\d?_/, '_1_');

/** Faults of a header, with which no line can be read. */
export function headFaults(columns: readonly RecordColumn[], head: readonly string[]): string[] {
  const known = new Set(columns.map(({ name }) => name));
  return [
    ...head.filter((name) => !known.has(first(name))).map((name) => `unknown column '${name}'`),
    ...head.filter((name, index) => head.indexOf(name) < index).map((name) => `duplicate column '${name}'`),
    ...columns
      .filter(({ name, isNeeded }) => isNeeded === true && !head.includes(name))
      .map(({ name }) => `missing column '${name}'`),
  ];
}

/** The column definition by name, including repeatable columns. */
export const columnNamed = (columns: readonly RecordColumn[], name: string) =>
  columns.find((column) => column.name === first(name));

/** The number of entries of a group, such as 'phone', in a line. */
export function groupCount(values: Readonly<Record<string, string>>, group: string): number {
  const start = `${group}_`;
  const numbers = Object.keys(values).map((name) => (name.startsWith(start) ? numberIn(name.slice(start.length)) : 0));
  return Math.max(0, ...numbers);
}

/** The number before the field of a group: 2 in '2_number'. */
const numberIn = (name: string) => Number(/^(\d+)_/.exec(name)?.[1] ?? 0);
