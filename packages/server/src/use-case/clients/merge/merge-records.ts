import { mergeOpenText, mergeStaleText, takesRecord } from '@signa/core/clients';
import type { MutationMergeRecordsArgs } from '@signa/core/contract/resolvers';
import { Failure } from '../../../failure/failure.js';
import { applyChanges } from '../../../store/clients/merge/row-changes.js';
import { exchangeSynced } from '../../../store/pims/pims/sync-store.js';
import { findMerge, insertMerge } from '../../../store/clients/merge/record-merge-store.js';
import type { Outcome, Work } from '../../work.js';
import { auditedMerge } from './audited-merge.js';
import { presentMerge, type ShownMerge } from './present-merge.js';

/**
 * Merges one of two records into the other (C-245 to C-249). Core plans the merge from the locked rows; either every
 * row is changed or none is. The changes are kept for an undo (C-250).
 */
export async function mergeRecords(work: Work, { input }: MutationMergeRecordsArgs): Promise<Outcome<ShownMerge>> {
  const { noun, keptId, otherId, keptVersion, otherVersion, answers } = input;
  const { record: pair, acting } = await work.lock('mergePair', { noun, keptId, otherId });
  const { locationId, kept, other } = pair;
  const plan = pair.plan(answers);
  if (plan.outcome === 'refused') throw new Failure('CONFLICT', plan.reasons.join(' '));
  if (kept.version !== keptVersion || other.version !== otherVersion) throw new Failure('CONFLICT', mergeStaleText);
  if (plan.outcome === 'open') throw new Failure('BAD_USER_INPUT', mergeOpenText);
  if (!(await applyChanges(work.tx, locationId, plan.changes))) throw new Failure('CONFLICT', mergeStaleText);
  if (takesRecord({ noun, keptId: kept.id }, plan.changes))
    await exchangeSynced(work.tx, { linked: noun, locationId, ids: [kept.id, other.id] });
  const { id: byLocationUserId } = acting;
  await insertMerge(work.tx, {
    ...{ locationId, noun, keptId: kept.id, otherId: other.id, at: work.now },
    ...{ byLocationUserId, changes: plan.changes },
  });
  const made = await findMerge(work.tx, [locationId], noun, other.id);
  if (!made) throw new Error('The merge could not be read back');
  return {
    locationId,
    answer: await presentMerge(work.tx, made),
    subject: `${noun}:${kept.id}`,
    before: auditedMerge({ kept, other }),
    after: auditedMerge({ merged: other.id, into: kept.id, answers, changes: plan.changes }),
    others: [{ subject: `${noun}:${other.id}`, before: auditedMerge(other), after: { mergedIntoId: kept.id } }],
  };
}
