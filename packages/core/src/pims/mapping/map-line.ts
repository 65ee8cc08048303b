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
import { mapCell } from './map-cell.js';
import { mapPhones } from './map-phones.js';

/**
 * Converts a line of a file into Signa's own columns, which the import then validates like those of its own files. A
 * cell that can't be read is a fault, never a guess.
 *
 * @param cells - by the column names of the file
 * @see P-459
 */
export function mapLine(mapping: FileMapping, cells: LineValues, context: LineContext): MappedLine {
  const draft: LineDraft = { values: {}, faults: lostLetters(mapping, cells), notes: [] };
  const sources = new Map<string, string>();
  const columns = orderedColumns(mapping);
  for (const [name, column, definition] of columns) {
    const cell = sourceCell(column, cells, draft.values['species'] ?? '');
    sources.set(name, cell.column || name);
    if (definition.reads === 'full-name') {
      const { firstName, lastName } = readFullName(cell.text, column.order ?? 'last-first');
      for (const [target, text] of [
        ['first_name', firstName],
        ['last_name', lastName],
      ] as const) {
        sources.set(target, cell.column);
        mapCell({ name: target, reads: 'name', column, cell: { ...cell, text } }, cells, { draft, context });
      }
    } else mapCell({ name, reads: definition.reads, column, cell }, cells, { draft, context });
  }
  mapPhones(mapping, cells, { draft, sources });
  return { ...draft, sources };
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
function lostLetters({ columns }: FileMapping, cells: LineValues): CellFault[] {
  const used = new Set(Object.values(columns).flatMap(({ from }) => from));
  return Object.entries(cells).flatMap(([column, value]) => {
    const what = used.has(column) ? lostLetterIssue(value) : null;
    return what === null ? [] : [{ column, value, what }];
  });
}
