/** A column of a file of records. */
export interface RecordColumn {
  readonly name: string;
  readonly what: string;
  readonly example: string;
  /** It may not be left out of the head. */
  readonly isNeeded?: boolean;
}

/** The column by which every record is known again. */
export const externalIdColumn: RecordColumn = {
  name: 'external_id',
  what: 'tells one record from another, as the system that the file is of calls it; up to 200 letters',
  example: '',
  isNeeded: true,
};

/** Of what stands several times, as phones, a file may have as many as it needs: phone_2_number is read as phone_1_number. */
const first = (name: string) => name.replace(/_[1-9]\d?_/, '_1_');

/** What is wrong with the head of a file; nothing could be read by it. */
export function headFaults(columns: readonly RecordColumn[], head: readonly string[]): string[] {
  const known = new Set(columns.map(({ name }) => name));
  return [
    ...head.filter((name) => !known.has(first(name))).map((name) => `there is no column '${name}'`),
    ...head
      .filter((name, index) => head.indexOf(name) < index)
      .map((name) => `the column '${name}' stands there twice`),
    ...columns
      .filter(({ name, isNeeded }) => isNeeded === true && !head.includes(name))
      .map(({ name }) => `the column '${name}' is missing`),
  ];
}

/** What stands in a column, of one that stands several times too. */
export const columnNamed = (columns: readonly RecordColumn[], name: string) =>
  columns.find((column) => column.name === first(name));

/** How many of a group, as 'phone', a line has room for. */
export function groupCount(values: Readonly<Record<string, string>>, group: string): number {
  const start = `${group}_`;
  const numbers = Object.keys(values).map((name) => (name.startsWith(start) ? numberIn(name.slice(start.length)) : 0));
  return Math.max(0, ...numbers);
}

/** The number before the field of a group: 2 of '2_number'. */
const numberIn = (name: string) => Number(/^(\d+)_/.exec(name)?.[1] ?? 0);
