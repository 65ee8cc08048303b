import { activeFilterOf } from '@signa/core/clients';
import { maxListLength } from '@signa/core/base';
import { type Operations } from '@signa/core/contract';
import { LocationsUsersDocument } from '@signa/core/contract/typed';
import { checkUserSearch, isSearchable } from '@signa/core/practice';
import { usePlaces } from '../../feature/practice/own-location/use-places';
import { useOperation } from '../../client/query/use-operation';
import { useExistingPage } from '../../part/list/use-existing-page';
import { useLatestQuery } from '../../part/list/use-latest-query';
import { usePractice } from '../../platform/practice/practice';
import { readUserListFilters, writeUserListFilters } from './user-list-filters';
import type { UserListFilters } from './user-list-filters';

export type FoundUser = Operations['LocationsUsers']['data']['locationsUsers']['data'][number];

/** Users of the selected locations, for the filters in the address. */
export function useUserList() {
  const { assignments, isChain } = usePractice();
  const [query, setQuery] = useLatestQuery();
  const filters = readUserListFilters(query);
  const { search, onlyActive, page, pageSize } = filters;
  const asked = filters.locationIds?.slice(0, maxListLength) ?? null;
  const places = usePlaces(asked ?? []);
  // Ignores locations in a shared link that are not the viewer's.
  const chosen = asked?.filter((id) => !places.isKnown || places.at(id) !== null) ?? null;
  // For a chain, no locations are sent unless some are selected; the server then covers all of them.
  const locationIds = chosen ?? (isChain ? undefined : assignments.map(({ locationId }) => locationId));
  const [issue] = checkUserSearch({ locationIds, userFilter: search });
  const read = useOperation(
    LocationsUsersDocument,
    {
      ...(locationIds && { locationIds }),
      userFilter: search || undefined,
      activeFilterType: activeFilterOf(onlyActive),
      take: pageSize,
      skip: (page - 1) * pageSize,
    },
    { keepOld: true, enabled: places.isKnown && issue === undefined },
  );
  const found = issue ? null : (read.data?.locationsUsers ?? null);
  const listed = usePlaces(found?.data.map(({ locationId }) => locationId) ?? []);
  const go = (next: (now: UserListFilters) => UserListFilters, replace = false) =>
    setQuery((now) => writeUserListFilters(next(readUserListFilters(now))), { replace });
  const isTurning = useExistingPage({
    page,
    pageSize,
    count: { total: found?.count, isOld: read.old, isLoading: read.loading },
    rows: { isEmpty: found?.data.length === 0, isOld: read.old },
    turnToPage: (last) => go((now) => ({ ...now, page: last }), true),
  });
  return {
    filters,
    locationIds: chosen,
    /** Names of the selected locations, and of those of the listed users. */
    places,
    listed,
    /** Why nothing is requested. */
    refusal: issue?.message ?? null,
    found,
    isOld: read.old,
    isTurning,
    failure: issue ? null : ((places.failure ?? read.failure)?.message ?? null),
    refreshing: read.refreshing,
    again: places.failure ? places.again : read.again,
    change: (change: Partial<Omit<UserListFilters, 'page' | 'search'>>) =>
      go((now) => ({ ...now, ...change, page: 1 })),
    /** Typing replaces the history entry; selecting a filter adds one. */
    search: (typed: string) =>
      go((now) => (typed === now.search || !isSearchable(typed) ? now : { ...now, search: typed, page: 1 }), true),
    toPage: (next: number) => go((now) => ({ ...now, page: next })),
  } as const;
}

export type UserList = ReturnType<typeof useUserList>;
