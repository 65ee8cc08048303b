import {
  changeQueueFilters,
  parseQueueFilters,
  type QueueFilters,
  serialiseQueueFilters,
  withOpenTask,
} from '@signa/core/prescribing';
import { useCallback, useMemo } from 'react';
import { useLatestQuery } from '../../../part/list/use-latest-query';

export type FilterChange = Partial<Omit<QueueFilters, 'page'>>;

/** What was open in one list is not open in the next. */
const closed = (query: URLSearchParams) => withOpenTask(query, null);

/**
 * The filters live in the URL: a link, a reload and the way back bring the same list (P-149).
 * What is typed letter by letter replaces the entry of the history, a choice adds one.
 */
export function useQueueFilters() {
  const [query, setQuery] = useLatestQuery();
  const filters = useMemo(() => parseQueueFilters(query), [query]);

  const change = useCallback(
    (next: FilterChange, options?: { readonly replace?: boolean }) =>
      setQuery((now) => serialiseQueueFilters(changeQueueFilters(parseQueueFilters(now), next), closed(now)), {
        replace: options?.replace ?? false,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  const turnTo = useCallback(
    (page: number) => setQuery((now) => serialiseQueueFilters({ ...parseQueueFilters(now), page }, closed(now))),
    [setQuery],
  );
  /** Another page takes the place of one that is gone, in the history too; the request that a link opened stays open. */
  const leaveGonePage = useCallback(
    (page: number) =>
      setQuery((now) => serialiseQueueFilters({ ...parseQueueFilters(now), page }, now), { replace: true }),
    [setQuery],
  );

  return { filters, change, turnTo, leaveGonePage } as const;
}
