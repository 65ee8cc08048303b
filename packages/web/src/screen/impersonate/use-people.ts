import { activeFilterOf } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { UsersDocument } from '@signa/core/contract/typed';
import { checkPeopleSearch, isSearchable, pageSizes } from '@signa/core/practice';
import { useOperation } from '../../client/query/use-operation';
import { useExistingPage } from '../../part/list/use-existing-page';
import { useLatestQuery } from '../../part/list/use-latest-query';
import { readPeopleFilters, writePeopleFilters } from './people-filters';
import type { PeopleFilters } from './people-filters';

export type FoundPerson = Operations['Users']['data']['users']['data'][number];

const pageSize = pageSizes.users;

/** The users of every practice for the filters in the address. */
export function usePeople() {
  const [query, setQuery] = useLatestQuery();
  const filters = readPeopleFilters(query);
  const { search, locationId, onlyActive, page } = filters;
  const isAsked = checkPeopleSearch({ filter: search, locationId }).length === 0;
  const read = useOperation(
    UsersDocument,
    {
      filter: search || undefined,
      locationId: locationId ?? undefined,
      activeFilterType: activeFilterOf(onlyActive),
      take: pageSize,
      skip: (page - 1) * pageSize,
    },
    { keepOld: true, enabled: isAsked },
  );
  const found = isAsked ? (read.data?.users ?? null) : null;
  const go = (next: (now: PeopleFilters) => PeopleFilters, replace = false) =>
    setQuery((now) => writePeopleFilters(next(readPeopleFilters(now))), { replace });
  const isTurning = useExistingPage({
    page,
    pageSize,
    count: { total: found?.count, isOld: read.old, isLoading: read.loading },
    rows: { isEmpty: found?.data.length === 0, isOld: read.old },
    turnToPage: (last) => go((now) => ({ ...now, page: last }), true),
  });
  return {
    filters,
    pageSize,
    isAsked,
    found,
    isOld: read.old,
    isTurning,
    failure: isAsked ? (read.failure?.message ?? null) : null,
    refreshing: read.refreshing,
    again: read.again,
    change: (change: Partial<Pick<PeopleFilters, 'locationId' | 'onlyActive'>>) =>
      go((now) => ({ ...now, ...change, page: 1 })),
    /** Typing replaces the history entry; selecting a filter adds one. */
    search: (typed: string) =>
      go((now) => (typed === now.search || !isSearchable(typed) ? now : { ...now, search: typed, page: 1 }), true),
    toPage: (next: number) => go((now) => ({ ...now, page: next })),
  } as const;
}

export type People = ReturnType<typeof usePeople>;
