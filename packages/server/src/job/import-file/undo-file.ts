import { importFileTexts } from '@signa/core/pims';
import { undoImported } from '../../admin/import/undo-import.js';
import { refused } from '../../admin/owner/refused.js';
import type { StoredImportFile } from '../../store/pims/import-file/import-file-store.js';
import { findFileImportOf } from '../../store/pims/pims-import/file-import.js';
import { rows } from '../../store/statement.js';
import { actorOfFile, type StepDeps, type StepResult } from './import-step.js';

/** Records that are named of those that stay. */
const maxNamed = 50;
/** A whole practice is removed in one transaction, which takes longer than the statements of a page may. */
const unhurried = "set local statement_timeout = '10min'";

/** Undoes the import of a file by the rules of an operator's undo (C-336). */
export async function undoFile({ database }: StepDeps, file: StoredImportFile): Promise<StepResult> {
  const { locationId, importId } = file;
  return await database.write({ locationIds: [locationId] }, async (tx): Promise<StepResult> => {
    await rows(tx, unhurried);
    const found = importId === null ? null : await findFileImportOf(tx, { locationId, id: importId });
    if (!found) return refused(importFileTexts.expired);
    const keepUsed = file.request.keepsUsed === true;
    const { isUndone, removed, stays } = await undoImported(tx, found, { by: actorOfFile(file), keepUsed });
    const named = {
      count: stays.length,
      records: stays.slice(0, maxNamed).map(({ name, reasons }) => ({ name, reasons: [...reasons] })),
    };
    if (isUndone) return { result: 'succeeded', change: { removed, stays: stays.length > 0 ? named : null } };
    return { result: found.isFinished ? 'refused' : 'interrupted', change: { stays: named } };
  });
}
