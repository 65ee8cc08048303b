import { accessReviewTexts, grantText } from '@signa/core/administration';
import type { MutationCompleteAccessReviewArgs } from '@signa/core/contract/resolvers';
import { Failure } from '../../../failure/failure.js';
import { storeReview } from '../../../store/administration/access-review/access-review-store.js';
import type { Outcome, Work } from '../../work.js';
import { type AccessReview, findReview } from './find-review.js';

/** Completes a location's access review once every right is decided; the audit then keeps who can authorize. */
export async function completeAccessReview(
  work: Work,
  { locationId }: MutationCompleteAccessReviewArgs,
): Promise<Outcome<AccessReview>> {
  const { tx, now, actor } = work;
  const acting = await work.actAt(locationId);
  const reading = { caller: actor.caller, now };
  const before = await findReview(tx, locationId, reading);
  if (before.rights.some(({ standing }) => standing !== 'reviewed'))
    throw new Failure('CONFLICT', accessReviewTexts.open);
  await storeReview(tx, locationId, { at: now, byId: acting.id, rights: before.rights.length });
  const answer = await findReview(tx, locationId, reading);
  return {
    locationId,
    answer,
    subject: `location:${locationId}`,
    before: { completed: before.completed },
    after: {
      completed: answer.completed,
      mayAuthorize: answer.rights.map((right) => `${right.displayName}: ${grantText(right)}`),
    },
  };
}
