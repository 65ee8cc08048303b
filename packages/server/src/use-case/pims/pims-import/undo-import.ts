import { importStaleText, importUndoneText, nothingGoesText } from '@signa/core/pims';
import type { MutationUndoPimsImportArgs } from '@signa/core/contract/resolvers';
import { Failure } from '../../../failure/failure.js';
import { findShownImport, type ShownImport } from '../../../store/pims/pims-import/import-list.js';
import { endImport, removeImported } from '../../../store/pims/pims-import/import-store.js';
import type { Outcome, SubjectChange, Work } from '../../work.js';
import { previewUndo } from './preview-undo.js';

/**
 * Undoes a patient import: deletes the records that core's plan allows and keeps the others (C-254). The preview must
 * still be current (C-266). The audit keeps each deleted record.
 */
export async function undoImport(work: Work, { input }: MutationUndoPimsImportArgs): Promise<Outcome<ShownImport>> {
  const { record: found, acting } = await work.lock('pimsImport', { id: input.importId });
  const { locationId, id } = found;
  if (found.isUndone) throw new Failure('CONFLICT', importUndoneText);
  const { goes, stays, previewed, standing } = await previewUndo(work.tx, found);
  if (previewed !== input.previewed) throw new Failure('CONFLICT', importStaleText);
  if (goes.length === 0) throw new Failure('CONFLICT', nothingGoesText);
  await removeImported(work.tx, found, goes);
  await endImport(work.tx, found, { at: work.now, by: acting.displayName });
  const before = new Map<string, unknown>([
    ...standing.patients.map((one) => [`patient:${one.id}`, one] as const),
    ...standing.clients.map((one) => [`client:${one.id}`, one] as const),
  ]);
  const gone = goes.map((one): SubjectChange => {
    const subject = `${one.noun}:${one.id}`;
    return { subject, before: before.get(subject), after: null };
  });
  const [first, ...others] = gone;
  if (!first) throw new Error('Somebody goes');
  return {
    locationId,
    answer: await findShownImport(work.tx, locationId, id),
    ...first,
    after: { importUndone: input.importId, goes, stays },
    others,
  };
}
