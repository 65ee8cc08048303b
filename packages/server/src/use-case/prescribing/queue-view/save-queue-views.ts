import type { MutationSaveQueueViewsArgs } from '@signa/core/contract/resolvers';
import { checkOwnViews, normalizeOwnViews, type OwnViews, ownViewTexts } from '@signa/core/prescribing';
import { Failure, requireNoIssues } from '../../../failure/failure.js';
import {
  findOwnViewsForUpdate,
  type StoredOwnViews,
  storeOwnViews,
} from '../../../store/prescribing/queue-view/queue-views-store.js';
import type { Outcome, Unchanged, Work } from '../../work.js';

/** Replaces the views that the caller saved at a location (P-453). */
export async function saveQueueViews(
  work: Work,
  { locationId, input }: MutationSaveQueueViewsArgs,
): Promise<Outcome<StoredOwnViews> | Unchanged<StoredOwnViews>> {
  const acting = await work.actAt(locationId);
  const owner = { locationId: acting.assignment.locationId, locationUserId: acting.id };
  const before = await findOwnViewsForUpdate(work.tx, owner);
  if (input.version !== before.version)
    throw new Failure('CONFLICT', ownViewTexts.changedMeanwhile, [], { version: before.version });
  requireNoIssues(checkOwnViews(input));
  const wanted = normalizeOwnViews(input);
  if (JSON.stringify(wanted) === JSON.stringify(normalizeOwnViews(before))) return { unchanged: before };
  const answer = { ...wanted, version: before.version + 1 };
  await storeOwnViews(work.tx, owner, answer);
  return {
    locationId: owner.locationId,
    answer,
    subject: `queueViews:${acting.id}`,
    before: audited(before),
    after: audited(answer),
  };
}

const audited = ({ views, defaultView }: OwnViews) => ({
  savedViews: views.map(({ name }) => name),
  queueOpensWith: views.find(({ id }) => id === defaultView)?.name ?? defaultView,
});
