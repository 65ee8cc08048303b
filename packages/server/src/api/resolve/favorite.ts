import { listFavorites } from '../../store/prescribing/favorite/favorite-store.js';
import { addFavorite } from '../../use-case/prescribing/favorite/add-favorite.js';
import { deleteFavorite } from '../../use-case/prescribing/favorite/delete-favorite.js';
import { updateFavorite } from '../../use-case/prescribing/favorite/update-favorite.js';
import { readAt } from '../context.js';
import { mutation } from '../mutation.js';
import { resolversOf } from '../resolver.js';

export const favoriteResolvers = resolversOf({
  GetFavorites: ({ locationId }, context) => {
    const own = context.actor.assignments.find((one) => one.locationId === locationId);
    const reader = { locationId, locationUserId: own?.id ?? null, now: context.clock.now() };
    return readAt(context, locationId, (sql) => listFavorites(sql, reader));
  },
  AddFavorite: mutation(addFavorite),
  UpdateFavorite: mutation(updateFavorite),
  DeleteFavorite: mutation(deleteFavorite),
});
