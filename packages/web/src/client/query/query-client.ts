import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOfError } from '../call-error';

const triesWithoutAnswer = 2;

/** Describes what failed and why, but never the variables, because they can contain names. */
function logFailure(error: Error, { queryKey: [name], meta }: Pick<Query, 'queryKey' | 'meta'>) {
  const code = failureOfError(error)?.code;
  if (code === 'FORBIDDEN' && meta?.['mayBeRefused'] === true) return;
  globalThis.console.error(`${String(name)} could not be read: ${code ?? error.name}`);
}

const usualPause = 1_000;
/** Maximum wait before an automatic retry while a page is loading. */
const maxDelay = 20_000;

/** Temporary failures: no response, or too many requests. */
function mayPass(error: Error): boolean {
  const code = failureOfError(error)?.code;
  return code === 'UNAVAILABLE' || code === 'TOO_MANY_CALLS';
}

/** Wait time requested by the server. */
function requestedDelay(error: Error): number {
  const seconds = failureOfError(error)?.data['retryAfter'];
  return typeof seconds === 'number' ? Math.min(seconds * 1000, maxDelay) : 0;
}

/**
 * Retries reads only after a missing response or too many requests; a refusal is final. Mutations are never retried
 * automatically.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // A failed read is logged, not announced; the page shows what is missing (P-227).
    queryCache: new QueryCache({ onError: logFailure }),
    defaultOptions: {
      queries: {
        // An offline device must report a failure instead of waiting forever.
        networkMode: 'always',
        staleTime: 5_000,
        gcTime: 5 * 60_000,
        retry: (failures, error) => mayPass(error) && failures < triesWithoutAnswer,
        retryDelay: (failures, error) => Math.max(usualPause * 2 ** failures, requestedDelay(error)),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
