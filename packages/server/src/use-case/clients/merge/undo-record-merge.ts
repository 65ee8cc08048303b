import { inverseOf, notMergedText, takesRecord, undoRefusals } from '@signa/core/clients';
import type { MutationUndoRecordMergeArgs } from '@signa/core/contract/resolvers';
import { Failure } from '../../../failure/failure.js';
import { exchangeSynced } from '../../../store/pims/pims/sync-store.js';
import { endMerge, sinceMerge } from '../../../store/clients/merge/record-merge-store.js';
import { applyChanges } from '../../../store/clients/merge/row-changes.js';
import type { Outcome, Work } from '../../work.js';
import { auditedMerge } from './audited-merge.js';

/** Undoes a merge: restores every changed row, or none and names each reason (C-250, C-251). */
export async function undoRecordMerge(
  work: Work,
  { noun, recordId }: MutationUndoRecordMergeArgs,
): Promise<Outcome<string>> {
  const { record, acting } = await work.lock('mergedRecord', { noun, id: recordId });
  const { merge } = record;
  if (!merge) throw new Failure('CONFLICT', notMergedText);
  const { locationId, keptId, otherId, changes } = merge;
  const refusals = undoRefusals(noun, await sinceMerge(work.tx, merge));
  if (refusals.length > 0) throw new Failure('CONFLICT', refusals.join(' '));
  const back = inverseOf(changes);
  if (!(await applyChanges(work.tx, locationId, back))) throw new Error('A row to restore does not exist');
  if (takesRecord({ noun, keptId }, changes))
    await exchangeSynced(work.tx, { linked: noun, locationId, ids: [keptId, otherId] });
  await endMerge(work.tx, merge, { at: work.now, locationUserId: acting.id });
  return {
    locationId,
    answer: keptId,
    subject: `${noun}:${keptId}`,
    before: { merged: otherId, into: keptId },
    after: auditedMerge({ undone: otherId, changes: back }),
    others: [{ subject: `${noun}:${otherId}`, before: { mergedIntoId: keptId }, after: { mergedIntoId: null } }],
  };
}
