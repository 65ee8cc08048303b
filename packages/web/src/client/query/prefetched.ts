import type { FirstAnswer } from '@signa/core/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { CallError } from '../call-error';

const key = ['read ahead'] as const;

/** Notes that the page of a path can be drawn at once: what it shows first has been read. */
export const markPrefetched = (cache: QueryClient, pathname: string): void => void cache.setQueryData(key, pathname);

export const isPrefetched = (cache: QueryClient, pathname: string): boolean => cache.getQueryData(key) === pathname;

/** Puts the answers that came with a page where the page looks for them; they are as fresh as if they came now. */
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
