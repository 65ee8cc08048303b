import type { MutationDeleteFavoriteArgs } from '@signa/core/contract/resolvers';
import { retireFavorite, type StoredFavorite } from '../../../store/prescribing/favorite/favorite-store.js';
import type { Outcome, Work } from '../../work.js';
import { auditedFavorite, lockKept } from './checked-favorite.js';

/** Removes a favorite from every list; the row is kept inactive (P-494). */
export async function deleteFavorite(
  work: Work,
  { locationId, id }: MutationDeleteFavoriteArgs,
): Promise<Outcome<StoredFavorite>> {
  const { before } = await lockKept(work, locationId, id);
  await retireFavorite(work.tx, locationId, before.id);
  const audited = auditedFavorite(before);
  return { locationId, answer: before, subject: `favorite:${before.id}`, before: audited, after: null };
}
