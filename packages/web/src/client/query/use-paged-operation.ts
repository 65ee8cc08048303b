import type { CallFailure, Operations, QueryName, TypedDocument } from '@signa/core/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { CallError, failureOfError } from '../call-error';
import { useCall } from './use-call';

interface RowPage<Row> {
  readonly data: readonly Row[];
  readonly count: number;
}

interface PagedOptions<N extends QueryName, Row> {
  readonly pageOf: (answer: Operations[N]['data']) => RowPage<Row>;
  readonly keyOf: (row: Row) => string;
  readonly pageSize: number;
  readonly enabled?: boolean;
}

interface PagedRead<Row> {
  /** Rows of all requested pages in order, without duplicates. */
  readonly rows: readonly Row[] | undefined;
  readonly count: number | undefined;
  readonly failure: CallFailure | null;
  /** Whether the rows belong to previous variables. */
  readonly old: boolean;
  readonly again: () => void;
  readonly more: () => void;
}

/** Reads a list page by page; each call of `more` reads the next page. */
export function usePagedOperation<N extends QueryName, Row>(
  document: TypedDocument<N>,
  variables: Omit<Operations[N]['variables'], 'skip' | 'take'>,
  { pageOf, keyOf, pageSize, enabled = true }: PagedOptions<N, Row>,
): PagedRead<Row> {
  const call = useCall();
  const result = useInfiniteQuery({
    queryKey: [document.operationName, variables, { pageSize }],
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...variables, skip: pageParam, take: pageSize } as Operations[N]['variables'];
      const answer = await call(document, asked, { signal });
      if (!answer.ok) throw new CallError(answer.failure);
      return answer.data;
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const next = pages.length * pageSize;
      return next < pageOf(last).count ? next : undefined;
    },
    placeholderData: keepPreviousData,
    enabled,
  });
  const pages = result.data?.pages.map(pageOf);
  return {
    // A row that moved to a later page during the read appears in both.
    rows: pages && [...new Map(pages.flatMap(({ data }) => data.map((row) => [keyOf(row), row] as const))).values()],
    count: pages?.at(-1)?.count,
    failure: failureOfError(result.error),
    old: result.isPlaceholderData,
    again: () => void (result.isFetchNextPageError ? result.fetchNextPage() : result.refetch()),
    more: () => void result.fetchNextPage(),
  };
}
