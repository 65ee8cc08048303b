import type { Instant } from '@signa/core/base';
import { addressColumns, type FileMapping, importFieldLabel } from '@signa/core/pims';
import { withKind } from '../admin/import-kind/with-kind.js';
import { validateLines, type ValidatedLine } from '../admin/import/judge-lines.js';
import { type FileLine, lineReader } from '../admin/import/mapped-lines.js';
import type { StoredImportFile } from '../store/pims/import-file/import-file-store.js';
import type { Queryable } from '../store/statement.js';
import { type ImportMapping, mappingOf } from '../use-case/pims/import-file/stored-mapping.js';

type PreviewLine = ImportMapping['preview'][number];

/** The first lines of a file as they would be stored, with what is wrong with each cell (C-331). */
export async function previewLines(sql: Queryable, file: StoredImportFile, now: Instant): Promise<PreviewLine[]> {
  const mapping = mappingOf(file);
  if (mapping === null || file.inspection === null) return [];
  const place = { locationId: file.locationId, now };
  const readLine = await lineReader(sql, mapping, place);
  const lines = file.inspection.samples.map(readLine);
  const judged = await withKind(file.noun, async (kind): Promise<readonly ValidatedLine<unknown>[]> =>
    validateLines(sql, kind, place, lines),
  );
  return lines.map((line, at) => previewOf(mapping, line, judged[at]));
}

function previewOf(mapping: FileMapping, line: FileLine, judged: ValidatedLine<unknown> | undefined): PreviewLine {
  const faults = judged?.faults ?? [];
  const sources = Object.entries(mapping.columns).flatMap(([field, { from }]) => {
    const [header] = from;
    return header === undefined ? [] : [{ field, header }];
  });
  const headers = new Set(sources.map(({ header }) => header));
  return {
    line: line.line,
    cells: sources.map(({ field, header }) => ({
      field,
      original: line.original[header] ?? '',
      stored: storedOf(field, line),
      fault: faults.find(({ column }) => column === header)?.what ?? null,
    })),
    faults: faults
      .filter(({ column }) => column === null || !headers.has(column))
      .map(({ column, what }) => (column === null ? what : `${importFieldLabel(column)}: ${what}`)),
  };
}

function storedOf(field: string, { mapped: { values } }: FileLine): string {
  if (/^address_\d+_full$/.test(field))
    return addressColumns(field)
      .map((part) => values[part])
      .filter(Boolean)
      .join(' | ');
  if (field !== 'full_name') return values[field] ?? '';
  return [values['first_name'], values['last_name']].filter(Boolean).join(' ');
}
