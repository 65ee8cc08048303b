import type { CallFailure, Operations, QueryName, TypedDocument } from '@signa/core/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { CallError, failureOfError } from '../call-error';
import type { Call } from '../transport';
import { useCall } from './use-call';

/** Milliseconds during which a look-up or a name is taken from memory: it hardly ever changes. */
export const lookUpFreshFor = 5 * 60_000;

interface ReadOptions {
  /** Not asked at all while false. */
  readonly enabled?: boolean;
  /** Milliseconds between two refreshes while the page is looked at. */
  readonly pollEvery?: number;
  /** The old rows stay while the ones of other variables come. */
  readonly keepOld?: boolean;
  /** Milliseconds during which an answer is taken from memory. */
  readonly freshFor?: number;
  /** A refusal is one of the answers here, and no failure to log. */
  readonly mayBeRefused?: boolean;
}

export interface Read<D> {
  /** The last answer, also while it is refreshed or a refresh failed. */
  readonly data: D | undefined;
  /** The last attempt failed. With `data`, that is the old answer. */
  readonly failure: CallFailure | null;
  /** Nothing is there yet. */
  readonly loading: boolean;
  readonly refreshing: boolean;
  /** The shown answer belongs to other variables than those asked for. */
  readonly old: boolean;
  /** When the shown answer came, milliseconds since 1970. */
  readonly at: number;
  readonly again: () => void;
}

/** The cache entry of a read, the same for every screen that asks it. */
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
    // A refusal read ahead is an answer already; asked again it would be the same.
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
