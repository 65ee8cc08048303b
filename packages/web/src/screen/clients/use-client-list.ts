import { filterAfterTyping } from '@signa/core/clients';
import { takeLimit } from '@signa/core/practice';
import { useFoundClients } from '../../feature/clients/client-search/use-found-clients';
import { useExistingPage } from '../../part/list/use-existing-page';
import { useLatestQuery } from '../../part/list/use-latest-query';
import { readClientListFilters, writeClientListFilters } from './client-list-filters';
import type { ClientListFilters } from './client-list-filters';

/** The clients for the filters in the address. */
export function useClientList() {
  const [query, setQuery] = useLatestQuery();
  const filters = readClientListFilters(query);
  const { search, onlyActive, page, pageSize, isFull } = filters;
  const go = (next: (now: ClientListFilters) => ClientListFilters, replace = false) =>
    setQuery((now) => writeClientListFilters(next(readClientListFilters(now))), { replace });
  const read = useFoundClients({
    filter: search,
    onlyActive,
    take: isFull ? takeLimit : pageSize,
    skip: isFull ? 0 : (page - 1) * pageSize,
  });
  const isTurning = useExistingPage({
    page,
    pageSize,
    count: { total: read.found?.count, isOld: read.isOld, isLoading: read.isLoading },
    rows: { isEmpty: read.found?.data.length === 0, isOld: read.isOld },
    isMatched: isFull,
    turnToPage: (last) => go((now) => ({ ...now, page: last }), true),
  });
  return {
    ...read,
    filters,
    isTurning,
    change: (change: Partial<Omit<ClientListFilters, 'page' | 'search'>>) =>
      go((now) => ({ ...now, ...change, page: 1 })),
    /** Typing replaces the history entry; selecting a filter adds one. */
    search: (typed: string) =>
      go((now) => {
        const search = filterAfterTyping(now.search, typed);
        return search === now.search ? now : { ...now, search, page: 1 };
      }, true),
    toPage: (next: number) => go((now) => ({ ...now, page: next })),
  } as const;
}

export type ClientList = ReturnType<typeof useClientList>;
