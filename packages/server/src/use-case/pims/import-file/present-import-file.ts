import type { Operations } from '@signa/core/contract';
import { listImportFiles, type StoredImportFile } from '../../../store/pims/import-file/import-file-store.js';
import type { Queryable } from '../../../store/statement.js';

export type ImportFiles = Operations['GetImportFiles']['data']['importFiles'];
export type ImportFile = ImportFiles['files'][number];

/** A file as the contract has it. */
export function presentImportFile(file: StoredImportFile): ImportFile {
  const { id, noun, name, size, stage, at, by, linesDone, problem, report, skipsInvalid, stays, removed } = file;
  return {
    ...{ id, noun, name, size, stage, at, by, linesDone, problem, report, skipsInvalid, stays, removed },
    lines: file.inspection?.lines ?? null,
  };
}

/** The files of a location, newest first. */
export async function findImportFiles(sql: Queryable, locationId: string): Promise<ImportFiles> {
  return { locationId, files: (await listImportFiles(sql, locationId)).map(presentImportFile) };
}
