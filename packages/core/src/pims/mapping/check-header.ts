import { reasonsColumn } from '../file/index.js';
import type { FileMapping } from './file-mapping.js';
import { importColumnNamed, importColumns } from './import-columns.js';

/**
 * Why a file doesn't fit its mapping: a column that the mapping names is missing, one of the file is neither mapped nor
 * left out on purpose, or nothing is mapped to a required column.
 *
 * @param names - of the file's columns, from `columnNames`
 * @see A-590
 */
export function mappingFaults({ kind, columns, unused }: FileMapping, names: readonly string[]): string[] {
  const used = new Set(Object.values(columns).flatMap(({ from, altered }) => [...from, ...(altered ? [altered] : [])]));
  const present = new Set(names);
  const mapped = new Set(Object.keys(columns).map((name) => importColumnNamed(kind, name)?.name));
  return [
    ...[...used].filter((name) => !present.has(name)).map((name) => `the file has no column '${name}'`),
    ...names
      .filter(
        (name) => !used.has(name) && !unused.includes(name) && name !== reasonsColumn && !/^column \d+$/.test(name),
      )
      .map((name) => `column '${name}' isn't mapped. Add it to "columns", or to "unused" to leave it out`),
    ...importColumns[kind]
      .filter(({ name, isNeeded }) => isNeeded === true && !mapped.has(name))
      .filter(({ name }) => !(/^(?:first|last)_name$/.test(name) && mapped.has('full_name')))
      .map(({ name }) => `nothing is mapped to ${name}`),
  ];
}
