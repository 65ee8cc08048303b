import type { CallFailure } from '@signa/core/operation';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { CallError } from '../call-error';

/** What a read was answered with before the portal ran, by its place in the cache. */
export interface AheadAnswer {
  readonly key: QueryKey;
  readonly data?: unknown;
  /** A refusal that is an answer too. */
  readonly failure?: CallFailure;
}

const key = ['drawn ahead'] as const;

/** Notes that the page of a path can be drawn at once: what it shows first has been read. */
export const markAhead = (cache: QueryClient, pathname: string): void => void cache.setQueryData(key, pathname);

export const isAhead = (cache: QueryClient, pathname: string): boolean => cache.getQueryData(key) === pathname;

/** All that was read while a page was drawn, for who draws it again. */
export const answersIn = (cache: QueryClient): readonly AheadAnswer[] =>
  cache
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { status, data, error }, meta }): AheadAnswer[] => {
      if (queryKey[0] === key[0]) return [];
      if (status === 'success') return [{ key: queryKey, data }];
      return error instanceof CallError && meta?.['mayBeRefused'] ? [{ key: queryKey, failure: error.failure }] : [];
    });

/** Puts them where the page looks for them; they are as fresh as if they came now. */
export function putAnswers(cache: QueryClient, answers: readonly AheadAnswer[]): void {
  for (const { key: queryKey, data, failure } of answers)
    if (failure) refuse(cache, queryKey, new CallError(failure));
    else cache.setQueryData(queryKey, data);
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
