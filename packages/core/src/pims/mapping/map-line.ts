import { lostLetterIssue } from '../file/index.js';
import { readFullName } from '../cell/index.js';
import type { ColumnMapping, FileMapping } from './file-mapping.js';
import { type ImportColumn, importColumnNamed } from './import-columns.js';
import {
  type CellFault,
  type LineContext,
  type LineDraft,
  type LineValues,
  type MappedLine,
  sourceCell,
} from './line-draft.js';
import { addressColumns, mapCell } from './map-cell.js';
import { mappedPhones, mapPhones } from './map-phones.js';

/**
 * Returns a function that converts a line of a file into Signa's own columns, which the import then validates like those
 * of its own files. A cell that can't be read is a fault, never a guess.
 *
 * @returns a function of the cells by the column names of the file
 * @see A-589
 */
export function openLineMapper(mapping: FileMapping, context: LineContext): (cells: LineValues) => MappedLine {
  const columns = orderedColumns(mapping);
  const phones = mappedPhones(mapping);
  const used = [...new Set(Object.values(mapping.columns).flatMap(({ from }) => from))];
  return (cells) => {
    const draft: LineDraft = { values: {}, faults: lostLetters(used, cells), notes: [] };
    const sources = new Map<string, string>();
    for (const [name, column, definition] of columns) {
      const cell = sourceCell(column, cells, draft.values['species'] ?? '');
      sources.set(name, cell.column || name);
      if (definition.reads === 'full-address')
        for (const target of addressColumns(name)) sources.set(target, cell.column || name);
      if (definition.reads !== 'full-name') {
        mapCell({ name, reads: definition.reads, column, cell }, cells, { draft, context });
        continue;
      }
      const found = readFullName(cell.text, { order: column.order ?? 'last-first', middle: column.middle ?? 'refuse' });
      if ('fault' in found) {
        draft.faults.push({ column: cell.column || name, value: cell.original || cell.text, what: found.fault });
        for (const target of ['first_name', 'last_name']) sources.set(target, cell.column);
        continue;
      }
      const { firstName, lastName } = found.value;
      for (const [target, text] of [
        ['first_name', firstName],
        ['last_name', lastName],
      ] as const) {
        sources.set(target, cell.column);
        mapCell({ name: target, reads: 'name', column, cell: { ...cell, text } }, cells, { draft, context });
      }
    }
    mapPhones(phones, cells, { draft, sources });
    return { ...draft, sources };
  };
}

/** The columns in an order in which a cell can depend on those before it: a breed on the species, a zip on the state. */
function orderedColumns({ kind, columns }: FileMapping): [string, ColumnMapping, ImportColumn][] {
  const found = Object.entries(columns).flatMap(([name, column]): [string, ColumnMapping, ImportColumn][] => {
    const definition = importColumnNamed(kind, name);
    return definition === null || definition.reads === 'phone' || definition.reads === 'phone-type'
      ? []
      : [[name, column, definition]];
  });
  const isLate = ({ reads }: ImportColumn) => reads === 'breed' || reads === 'zip' || reads === 'weight';
  return [...found.filter(([, , one]) => !isLate(one)), ...found.filter(([, , one]) => isLate(one))];
}

/** Letters that were lost make the whole line wrong, but only in columns that are imported. */
function lostLetters(used: readonly string[], cells: LineValues): CellFault[] {
  const faults: CellFault[] = [];
  for (const column of used) {
    const value = cells[column] ?? '';
    const what = lostLetterIssue(value);
    if (what !== null) faults.push({ column, value, what });
  }
  return faults;
}
