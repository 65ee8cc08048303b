import type { PlainDate } from '../../base/time/index.js';
import type { BreedMatch } from '../cell/index.js';
import type { ColumnMapping } from './file-mapping.js';

/** The values of a line by column name. */
export type LineValues = Readonly<Record<string, string>>;

/** A cell of a line that can't be read. */
export interface CellFault {
  /** Column of the file, or of Signa for a value without a column. */
  readonly column: string;
  readonly value: string;
  readonly what: string;
}

/** A line in Signa's own columns. */
export interface MappedLine {
  /** As Signa's own files contain them. */
  readonly values: LineValues;
  readonly faults: readonly CellFault[];
  /** What couldn't be kept, such as the extension of a phone. */
  readonly notes: readonly string[];
  /** The column of the file by Signa's column, for errors of later checks. */
  readonly sources: ReadonlyMap<string, string>;
}

/** What the cells of a line are read with. */
export interface LineContext {
  /** The calendar day at the location. */
  readonly today: PlainDate;
  /** The listed breed that a text names. */
  readonly matchBreed: (species: string, text: string) => BreedMatch | null;
}

/** A cell with its replacement from the mapping. */
export interface SourceCell {
  readonly column: string;
  readonly original: string;
  readonly text: string;
  readonly isReplaced: boolean;
}

/** Collects what the cells of a line become. */
export interface LineDraft {
  readonly values: Record<string, string>;
  readonly faults: CellFault[];
  readonly notes: string[];
}

/** A note on a cell, with its column, so that two columns are counted apart: 'the extension … was dropped (Cell)'. */
export const noteIn = (column: string, note: string): string => (column === '' ? note : `${note} (${column})`);

/** The first cell that is not empty, replaced as the mapping says. */
export function sourceCell(column: ColumnMapping, cells: LineValues, species: string): SourceCell {
  const from = column.from.find((name) => (cells[name] ?? '').trim() !== '') ?? column.from[0] ?? '';
  const original = column.from.length > 0 ? (cells[from] ?? '') : '';
  const table = column.valuesOfSpecies ? column.valuesOfSpecies[species] : column.values;
  const replacement = table && (ownValue(table, original) ?? ownValue(table, original.trim()));
  const text = replacement ?? (original.trim() === '' ? (column.value ?? original) : original);
  return { column: from, original, text, isReplaced: replacement !== undefined };
}

const ownValue = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
