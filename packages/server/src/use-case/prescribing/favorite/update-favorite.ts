import type { MutationUpdateFavoriteArgs } from '@signa/core/contract/resolvers';
import { favoriteTexts } from '@signa/core/prescribing';
import { Failure } from '../../../failure/failure.js';
import { changeFavorite, type StoredFavorite } from '../../../store/prescribing/favorite/favorite-store.js';
import type { Outcome, Work } from '../../work.js';
import { auditedFavorite, checkedFavorite, lockKept, requireKeeper } from './checked-favorite.js';

/** Changes a favorite; its product stays (P-490, P-491, P-494). */
export async function updateFavorite(
  work: Work,
  { locationId, id, version, input }: MutationUpdateFavoriteArgs,
): Promise<Outcome<StoredFavorite>> {
  const { before, reader } = await lockKept(work, locationId, id);
  if (version !== before.version)
    throw new Failure('CONFLICT', favoriteTexts.changedMeanwhile, [], { version: before.version });
  requireKeeper({ scope: input.scope, isOwn: true }, work.actor.caller, locationId);
  const changed = await checkedFavorite(work.tx, input, reader, before);
  const answer = await changeFavorite(work.tx, before.id, changed, reader);
  return {
    locationId,
    answer,
    subject: `favorite:${before.id}`,
    before: auditedFavorite(before),
    after: auditedFavorite(answer),
  };
}
