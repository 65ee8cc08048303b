import type { DateFormat, DecimalMark, MiddleNames, NameOrder } from '../cell/index.js';
import type { FileEncoding, Separator } from '../file/index.js';
import { importColumnNamed, type ImportKind } from './import-columns.js';

/** Replacements of values, by the value in the file. */
export type ValueTable = Readonly<Record<string, string>>;

/** Where the values of one of Signa's columns come from, and how they are read. */
export interface ColumnMapping {
  /** Columns of the file; the first that is not empty in a line is taken. */
  readonly from: readonly string[];
  /** The value of every line, in place of a column. */
  readonly value?: string;
  /** Replacements; of breeds by species. */
  readonly values?: ValueTable;
  readonly valuesOfSpecies?: Readonly<Record<string, ValueTable>>;
  readonly format?: DateFormat;
  readonly decimal?: DecimalMark;
  /** The unit of a weight that doesn't name its own. */
  readonly unit?: string;
  /** The column that says whether an animal is neutered or spayed. */
  readonly altered?: string;
  readonly order?: NameOrder;
  /** Where the words between the first and the last of a full name belong; without it, such a name is a fault. */
  readonly middle?: MiddleNames;
  /** `drop` for phones whose extension may be lost. */
  readonly extensions?: 'drop' | 'refuse';
  /** For phones with seven digits: their area code, `none` to keep them so, or `refuse`, which is the default. */
  readonly areaCode?: string;
  /** What separates the entries of a cell. */
  readonly separator?: string;
}

/** How a file of another system becomes records: what `import inspect` proposes and a person edits. */
export interface FileMapping {
  readonly kind: ImportKind;
  /** `null` to detect it. */
  readonly encoding: FileEncoding | null;
  readonly separator: Separator | null;
  /** `same` if lines with the same ID and the same values are one record, such as the owner of several animals. */
  readonly repeats: 'refuse' | 'same';
  /** By the names of Signa's columns. */
  readonly columns: Readonly<Record<string, ColumnMapping>>;
  /** Columns of the file that are left out on purpose. */
  readonly unused: readonly string[];
}

/** Whether a person has to decide a value: '?', or '? Beagle' for a proposal that is only likely. */
export const isQuestion = (value: string): boolean => value.startsWith('?');

/** A breed that is to be added to the list under this name, or under the name in the file. */
export const newBreed = /^new(?::\s*(.+))?$/i;

/**
 * The mapping of a file with Signa's own columns. A file that a spreadsheet program separated by something else than
 * commas is not from the US: its dates have to begin with the year, because 05.06.2020 could be either day.
 */
export function ownMapping(kind: ImportKind, head: readonly string[], separator: Separator): FileMapping {
  const isDate = (name: string) => importColumnNamed(kind, name)?.reads.endsWith('date') ?? false;
  const format = (name: string) => (separator !== ',' && isDate(name) ? 'YYYY-MM-DD' : 'signa');
  return {
    ...{ kind, encoding: null, separator: null, repeats: 'refuse', unused: [] },
    columns: Object.fromEntries(head.map((name) => [name, { from: [name], format: format(name), unit: 'lbs' }])),
  };
}
