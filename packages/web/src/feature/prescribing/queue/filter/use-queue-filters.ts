import {
  changeQueueFilters,
  parseQueueFilters,
  queueAddress,
  type QueueFilters,
  withOpenTask,
} from '@signa/core/prescribing';
import { useCallback, useMemo } from 'react';
import { useLatestQuery } from '../../../../part/list/use-latest-query';

export type FilterChange = Partial<Omit<QueueFilters, 'page'>>;

/** Changing the list closes the open request. */
const closed = (query: URLSearchParams) => withOpenTask(query, null);

/**
 * Stores the filters in the URL, so that links, reloads, and Back restore the list (P-149). Typing replaces the history
 * entry; choosing adds one.
 */
export function useQueueFilters() {
  const [query, setQuery] = useLatestQuery();
  const filters = useMemo(() => parseQueueFilters(query), [query]);

  const change = useCallback(
    (next: FilterChange, options?: { readonly replace?: boolean }) =>
      setQuery((now) => queueAddress(changeQueueFilters(parseQueueFilters(now), next), closed(now)), {
        replace: options?.replace ?? false,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  const turnToPage = useCallback(
    (page: number) => setQuery((now) => queueAddress({ ...parseQueueFilters(now), page }, closed(now))),
    [setQuery],
  );
  /** Replaces a page that no longer exists, in the history too; a request opened by link stays open. */
  const leaveGonePage = useCallback(
    (page: number) => setQuery((now) => queueAddress({ ...parseQueueFilters(now), page }, now), { replace: true }),
    [setQuery],
  );

  return { filters, change, turnToPage, leaveGonePage } as const;
}
