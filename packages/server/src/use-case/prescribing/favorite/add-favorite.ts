import type { MutationAddFavoriteArgs } from '@signa/core/contract/resolvers';
import { insertFavorite, type StoredFavorite } from '../../../store/prescribing/favorite/favorite-store.js';
import type { Outcome, Work } from '../../work.js';
import { auditedFavorite, checkedFavorite, requireKeeper } from './checked-favorite.js';

/** Adds a favorite that the caller keeps at a location (P-490, P-491, P-494). */
export async function addFavorite(
  work: Work,
  { locationId, input }: MutationAddFavoriteArgs,
): Promise<Outcome<StoredFavorite>> {
  const acting = await work.actAt(locationId);
  const reader = { locationId, locationUserId: acting.id, now: work.now };
  requireKeeper({ scope: input.scope, isOwn: true }, work.actor.caller, locationId);
  const added = await checkedFavorite(work.tx, input, reader, null);
  const answer = await insertFavorite(work.tx, added, reader);
  return { locationId, answer, subject: `favorite:${answer.id}`, before: null, after: auditedFavorite(answer) };
}
