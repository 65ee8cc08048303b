import { type AssignedColumns, assignColumns } from './assign-columns.js';
import { isQuestion } from './file-mapping.js';
import type { ImportKind } from './import-columns.js';

/** A mapping file as JSON. */
type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectIn = (json: Json, key: string): Json => {
  const value = json[key];
  return isObject(value) ? value : {};
};
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/**
 * The columns of a mapping that a person wrote, for a proposal with exactly these.
 *
 * @param json - a mapping without faults
 * @param names - of the columns of the file
 * @see A-601
 */
export function writtenColumns(kind: ImportKind, json: Json, names: readonly string[]): AssignedColumns {
  const columns = new Map<string, string>();
  let altered: string | null = null;
  for (const [name, column] of Object.entries(objectIn(json, 'columns'))) {
    if (!isObject(column)) continue;
    const header = textsOf(column['from']).find((one) => names.includes(one));
    if (header !== undefined) columns.set(name, header);
    altered ??= textsOf(column['altered'])[0] ?? null;
  }
  return { ...assignColumns(kind, names), columns, phoneTypes: new Map(), altered };
}

/** Written by the inspection for the reader only, so that the new ones are right. */
const informative: ReadonlySet<string> = new Set(['confidence', 'examples', 'note']);

/**
 * A mapping that a person began, with the proposals of an inspection for what is still open. What was decided is never
 * overwritten: of a column that is there, only missing settings and replacements are added, and a column is added only
 * if it is needed and missing.
 *
 * @param written - a mapping without faults
 * @param proposed - from `proposeMapping` with the columns of the written one
 * @see A-601
 */
export function continueMapping(written: Json, proposed: Json, names: readonly string[]): Json {
  const [own, found] = [objectIn(written, 'columns'), objectIn(proposed, 'columns')];
  const columns = Object.fromEntries(
    Object.entries(own).map(([name, column]) => [
      name,
      isObject(column) ? { ...merged(column, objectIn(found, name)), ...newest(objectIn(found, name)) } : column,
    ]),
  );
  const missing = Object.entries(found).filter(([name, column]) => {
    const { value, from } = isObject(column) ? column : {};
    return !Object.hasOwn(own, name) && from === undefined && typeof value === 'string' && isQuestion(value);
  });
  const used = new Set(
    Object.values(own).flatMap((one) => (isObject(one) ? [...textsOf(one['from']), ...textsOf(one['altered'])] : [])),
  );
  const unused = [...new Set([...textsOf(written['unused']), ...names.filter((name) => !/^column \d+$/.test(name))])];
  return {
    ...proposed,
    ...written,
    columns: { ...columns, ...Object.fromEntries(missing) },
    unused: unused.filter((name) => !used.has(name)),
  };
}

const newest = (column: Json): Json =>
  Object.fromEntries(Object.entries(column).filter(([key]) => informative.has(key)));

/** The written settings, with those proposed that are missing or still a question; tables entry by entry. */
function merged(written: Json, proposed: Json): Json {
  const added = Object.entries(proposed).map(([key, value]): [string, unknown] => {
    if (!Object.hasOwn(written, key)) return [key, value];
    const own = written[key];
    if (isObject(own) && isObject(value)) return [key, merged(own, value)];
    return [key, typeof own === 'string' && isQuestion(own) ? value : own];
  });
  return { ...written, ...Object.fromEntries(added) };
}
