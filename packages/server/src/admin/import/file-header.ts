import { type FileMapping, mappingFaults, ownMapping, reasonsColumn } from '@signa/core/pims';
import { readCsvFile } from '../csv/csv-file.js';
import type { ImportSource } from '../csv/import-source.js';
import type { FileFormat } from '../csv/file-format.js';
import { refused } from '../owner/refused.js';
import { headFaults } from './record-column.js';
import type { RecordKind } from './record-kind.js';

/** The header of a file: its cells, and a unique name for each of its columns. */
export interface FileHeader {
  readonly cells: readonly string[];
  readonly names: readonly string[];
}

/** @throws StartError when the file can't be read or is empty */
export async function readHeader(source: ImportSource, format: FileFormat): Promise<FileHeader> {
  const heads: FileHeader[] = [];
  const lines = readCsvFile(source, format, (cells, names) => {
    heads.push({ cells, names });
  });
  await lines.next();
  await lines.return(undefined);
  return heads[0] ?? refused(`${source.name} is empty.`);
}

type Kind = Pick<RecordKind<never, never>, 'noun' | 'columns'>;

/**
 * The mapping of a file, which fits its header: the given one, or that of Signa's own columns.
 *
 * @throws StartError with what doesn't fit
 */
export function fittingMapping(
  { noun, columns }: Kind,
  path: string,
  given: FileMapping | null,
  { cells, names, separator }: FileHeader & Pick<FileFormat, 'separator'>,
): FileMapping {
  if (given !== null) {
    const faults = given.kind === noun ? mappingFaults(given, names) : [`it is a mapping of a ${given.kind} file`];
    if (faults.length === 0) return given;
    return refused([`The mapping doesn't fit ${path}:`, ...faults.map((what) => `  ${what}`)].join('\n'));
  }
  const own = cells.filter((name) => name !== reasonsColumn && name.trim() !== '');
  const faults = headFaults(columns, own);
  if (faults.length === 0) return ownMapping(noun, own, separator);
  return refused(
    [
      `Nothing was imported from ${path}. The first line must contain valid column names:`,
      ...faults.map((what) => `  ${what}`),
      `To see the columns, run: signa-server admin ${noun} template`,
      `If the file comes from another system, run: signa-server admin import inspect ${path}`,
    ].join('\n'),
  );
}
