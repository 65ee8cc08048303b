import type { Operations } from '@signa/core/contract';
import {
  GetUnlinkedLocationClientsCountDocument,
  GetUnlinkedLocationClientsDocument,
} from '@signa/core/contract/typed';
import { useOperation } from '../../client/query/use-operation';
import { useExistingPage } from '../../part/list/use-existing-page';
import { useLatestQuery } from '../../part/list/use-latest-query';
import { usePractice } from '../../platform/practice/practice';
import { filtersAfterTyping, nameOf, readLinkFilters, writeLinkFilters } from './link-filters';
import type { LinkFilters } from './link-filters';

export type UnlinkedClient = Operations['GetUnlinkedLocationClients']['data']['unlinkedLocationClients'][number];

/** Active unlinked clients, for the filters in the address (C-125, C-126). */
export function useLinkList() {
  const { location } = usePractice();
  const [query, setQuery] = useLatestQuery();
  const filters = readLinkFilters(query);
  const { search, page, pageSize } = filters;
  const name = nameOf(filters);
  const go = (next: (now: LinkFilters) => LinkFilters, replace = false) =>
    setQuery((now) => writeLinkFilters(next(readLinkFilters(now))), { replace });
  const asked = {
    locationId: location.id,
    activeRequestFilter: 'active' as const,
    ...(search && { filter: search }),
    ...(name && { nameFilter: name }),
  };
  const skip = (page - 1) * pageSize;
  const read = useOperation(GetUnlinkedLocationClientsDocument, { ...asked, skip, take: pageSize }, { keepOld: true });
  const counted = useOperation(GetUnlinkedLocationClientsCountDocument, asked, { keepOld: true });
  const found = read.data?.unlinkedLocationClients ?? null;
  const count = counted.data?.unlinkedLocationClientsCount;
  const isTurning = useExistingPage({
    page,
    pageSize,
    count: { total: count, isOld: counted.old, isLoading: counted.loading },
    rows: { isEmpty: found?.length === 0, isOld: read.old },
    turnToPage: (last) => go((now) => ({ ...now, page: last }), true),
  });
  return {
    filters,
    /** Text of the search field, typed or from the address. */
    searched: search || name,
    found,
    /** Total on all pages; undefined while unknown. */
    count: counted.old ? undefined : count,
    isOld: read.old,
    isTurning,
    failed: read.failure !== null || counted.failure !== null,
    refreshing: read.refreshing || counted.refreshing,
    again: () => {
      read.again();
      counted.again();
    },
    /** Typing replaces the history entry; selecting a filter adds one. */
    search: (typed: string) => go((now) => filtersAfterTyping(now, typed), true),
    toPage: (next: number) => go((now) => ({ ...now, page: next })),
    toPageSize: (size: number) => go((now) => ({ ...now, pageSize: size, page: 1 })),
  } as const;
}
export type LinkList = ReturnType<typeof useLinkList>;
