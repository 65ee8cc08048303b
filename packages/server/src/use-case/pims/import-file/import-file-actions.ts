import type {
  MutationChangeImportMappingArgs,
  MutationCheckImportFileArgs,
  MutationRemoveImportFileArgs,
  MutationStartImportFileArgs,
  MutationUndoImportFileArgs,
} from '@signa/core/contract/resolvers';
import { importActionsIn, importFileTexts, importStageText } from '@signa/core/pims';
import { Failure } from '../../../failure/failure.js';
import { deleteImportFile, type StoredImportFile } from '../../../store/pims/import-file/import-file-store.js';
import type { Outcome, Work } from '../../work.js';
import { beginImportWork, requireImportFile } from './begin-import-work.js';
import { mappingQuestionsOf } from './stored-mapping.js';
import { findImportFiles, type ImportFile, type ImportFiles } from './present-import-file.js';

/** Changes how a file is read; a server then reads it again (C-331). */
export const changeImportMapping = (
  work: Work,
  { locationId, id, input }: MutationChangeImportMappingArgs,
): Promise<Outcome<ImportFile>> =>
  beginImportWork(work, {
    ...{ file: { locationId, id }, action: 'map' },
    change: () => ({
      report: null,
      request: {
        encoding: input.encoding ?? null,
        columns: (input.columns ?? []).map(({ header, field }) => ({ header, field: field ?? null })),
        answers: input.answers ?? [],
      },
    }),
  });

/** Reads every line as the import would, and stores nothing (C-333). */
export const checkImportFile = (
  work: Work,
  { locationId, id }: MutationCheckImportFileArgs,
): Promise<Outcome<ImportFile>> =>
  beginImportWork(work, {
    ...{ file: { locationId, id }, action: 'check' },
    change: (file) => {
      if (mappingQuestionsOf(file).length > 0) throw new Failure('CONFLICT', importFileTexts.questionsLeft);
      return { report: null, request: {} };
    },
  });

/** Imports a checked file, or continues an import that was interrupted (C-333). */
export const startImportFile = (
  work: Work,
  { locationId, id, skipsInvalid }: MutationStartImportFileArgs,
): Promise<Outcome<ImportFile>> =>
  beginImportWork(work, {
    ...{ file: { locationId, id }, action: 'import' },
    change: (file) => {
      const isSkipping = file.stage === 'stopped' ? file.skipsInvalid : skipsInvalid;
      if ((file.report?.faulty ?? 0) > 0 && !isSkipping) throw new Failure('CONFLICT', importFileTexts.faultsLeft);
      return { skipsInvalid: isSkipping, request: {}, linesDone: file.stage === 'stopped' ? file.linesDone : 0 };
    },
  });

/** Undoes the import of a file by the rules of an operator's undo (C-336). */
export const undoImportFile = (
  work: Work,
  { locationId, id, keepsUsed }: MutationUndoImportFileArgs,
): Promise<Outcome<ImportFile>> =>
  beginImportWork(work, {
    ...{ file: { locationId, id }, action: 'undo' },
    change: ({ linesDone }) => ({ request: { keepsUsed }, linesDone }),
  });

/** Deletes a file of which nothing is imported. */
export async function removeImportFile(
  work: Work,
  { locationId, id }: MutationRemoveImportFileArgs,
): Promise<Outcome<ImportFiles>> {
  await work.actAt(locationId);
  const before = await requireImportFile(work.tx, { locationId, id });
  if (!importActionsIn(before.stage).includes('remove')) throw new Failure('CONFLICT', importFileTexts.notNow);
  await deleteImportFile(work.tx, { locationId, id });
  return {
    locationId,
    answer: await findImportFiles(work.tx, locationId),
    subject: `import:${id}`,
    before: recorded(before),
    after: null,
  };
}

const recorded = ({ name, noun, stage }: StoredImportFile) => ({ file: name, noun, step: importStageText(stage) });
