import { accessReviewTexts, grantText } from '@signa/core/administration';
import type { MutationKeepAccessArgs } from '@signa/core/contract/resolvers';
import { Failure, notFound } from '../../../failure/failure.js';
import { storeKeep } from '../../../store/administration/access-review/access-review-store.js';
import { findStaff } from '../../../store/practice/practice/staff-store.js';
import type { Outcome, Work } from '../../work.js';
import { type AccessReview, type AccessRight, findReview } from './find-review.js';

/** Keeps a right to authorize as the reviewer read it; a right that changed since must be reviewed again. */
export async function keepAccess(
  work: Work,
  { locationId, input }: MutationKeepAccessArgs,
): Promise<Outcome<AccessReview>> {
  const { tx, now, actor } = work;
  const acting = await work.actAt(locationId);
  const reading = { caller: actor.caller, now };
  const right = rightOf(await findReview(tx, locationId, reading), input);
  if (!right) throw notFound('Right');
  if (right.state !== input.state) throw new Failure('CONFLICT', accessReviewTexts.changed);
  const { locationUserId, vetId, state } = right;
  await storeKeep(tx, locationId, { locationUserId, vetId, state, at: now, keptById: acting.id });
  const userId = (await findStaff(tx, locationUserId))?.userId ?? '';
  const answer = await findReview(tx, locationId, reading);
  return {
    ...{ locationId, answer },
    subject: `user:${userId}`,
    before: { kept: right.kept },
    after: { rightToAuthorize: grantText(right), kept: rightOf(answer, input)?.kept ?? null },
  };
}

function rightOf({ rights }: AccessReview, input: MutationKeepAccessArgs['input']): AccessRight | undefined {
  return rights.find(
    ({ locationUserId, vetId, way }) =>
      locationUserId === input.locationUserId && vetId === input.vetId && way === input.way,
  );
}
