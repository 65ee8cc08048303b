import type { FirstAnswer } from '@signa/core/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { CallError } from '../call-error';

const key = ['read ahead'] as const;

/** Records that the page at a path can be rendered immediately, because its first reads are cached. */
export const markPrefetched = (cache: QueryClient, pathname: string): void => void cache.setQueryData(key, pathname);

export const isPrefetched = (cache: QueryClient, pathname: string): boolean => cache.getQueryData(key) === pathname;

/** Seeds the query cache with responses embedded in the document. They count as fresh. */
export function seedCache(cache: QueryClient, answers: readonly FirstAnswer[]): void {
  for (const { name, variables, data, failure } of answers) {
    const queryKey = [name, variables];
    if (failure) refuse(cache, queryKey, new CallError(failure));
    else cache.setQueryData(queryKey, data);
  }
}

function refuse(cache: QueryClient, queryKey: QueryKey, error: CallError): void {
  cache.getQueryCache().build(
    cache,
    { queryKey },
    {
      data: undefined,
      dataUpdateCount: 0,
      dataUpdatedAt: 0,
      error,
      errorUpdateCount: 1,
      errorUpdatedAt: Date.now(),
      fetchFailureCount: 1,
      fetchFailureReason: error,
      fetchMeta: null,
      fetchStatus: 'idle',
      isInvalidated: false,
      status: 'error',
    },
  );
}
