import { GetFavoritesDocument } from '@signa/core/contract/typed';
import { lookUpFreshFor, useOperation } from '../../../client/query/use-operation';
import { usePractice } from '../../../platform/practice/practice';

/** The favorites that the user is offered at the location, their own first, then the most used (P-495). */
export function useFavorites() {
  const { location, mayUse } = usePractice();
  const read = useOperation(
    GetFavoritesDocument,
    { locationId: location.id },
    { freshFor: lookUpFreshFor, enabled: mayUse('GetFavorites') },
  );
  return {
    favorites: read.data?.favorites ?? null,
    failure: read.failure,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}
