import type { CallFailure, Operations, QueryName, TypedDocument } from '@signa/core/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { CallError, failureOfError } from '../call-error';
import type { Call } from '../transport';
import { useCall } from './use-call';

/** Milliseconds for which lookups and names stay fresh; they rarely change. */
export const lookUpFreshFor = 5 * 60_000;

interface ReadOptions {
  /** The read is skipped while false. */
  readonly enabled?: boolean;
  /** Milliseconds between refetches while the page is visible. */
  readonly pollEvery?: number;
  /** Keeps the previous rows while those for new variables load. */
  readonly keepOld?: boolean;
  /** Milliseconds for which a response stays fresh. */
  readonly freshFor?: number;
  /** Treats a refusal as an expected response, not a failure to log. */
  readonly mayBeRefused?: boolean;
}

export interface Read<D> {
  /** The last response, also during a refetch or after a failed one. */
  readonly data: D | undefined;
  /** Whether the last attempt failed. `data` may still contain an older response. */
  readonly failure: CallFailure | null;
  /** Whether there is no response yet. */
  readonly loading: boolean;
  readonly refreshing: boolean;
  /** Whether the shown response belongs to previous variables. */
  readonly old: boolean;
  /** When the shown response arrived, in milliseconds since 1970. */
  readonly at: number;
  readonly again: () => void;
}

/** Cache key of a read, the same for every screen. */
export function operationQuery<N extends QueryName>(
  call: Call,
  document: TypedDocument<N>,
  variables: Operations[N]['variables'],
) {
  return queryOptions<Operations[N]['data']>({
    queryKey: [document.operationName, variables],
    queryFn: async ({ signal }) => {
      const answer = await call(document, variables, { signal });
      if (!answer.ok) throw new CallError(answer.failure);
      return answer.data;
    },
  });
}

/** Reads an operation of the contract. */
export function useOperation<N extends QueryName>(
  document: TypedDocument<N>,
  variables: Operations[N]['variables'],
  options: ReadOptions = {},
): Read<Operations[N]['data']> {
  const call = useCall();
  const result = useQuery({
    ...operationQuery(call, document, variables),
    enabled: options.enabled ?? true,
    ...(options.pollEvery ? { refetchInterval: options.pollEvery } : {}),
    ...(options.keepOld ? { placeholderData: keepPreviousData } : {}),
    ...(options.freshFor === undefined ? {} : { staleTime: options.freshFor }),
    // A prefetched refusal is a response; asking again would not change it.
    ...(options.mayBeRefused ? { meta: { mayBeRefused: true }, retryOnMount: false } : {}),
  });
  return {
    data: result.data,
    failure: failureOfError(result.error),
    loading: result.isPending && result.fetchStatus !== 'idle',
    refreshing: result.isFetching,
    old: result.isPlaceholderData,
    at: result.dataUpdatedAt,
    again: () => void result.refetch(),
  };
}
