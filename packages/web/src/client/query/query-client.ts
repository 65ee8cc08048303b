import { QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOfError } from '../call-error';

const triesWithoutAnswer = 2;

/** Names what failed and why, never what was asked for: that may name people. */
function logFailure(error: Error, [name]: readonly unknown[]) {
  window.console.error(`${String(name)} could not be read: ${failureOfError(error)?.code ?? error.name}`);
}

/** Reads are tried again only where no answer came; a refusal stays one. Mutations are never repeated by themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // A failed read is logged, not announced; the page shows what it lacks (P-227).
    queryCache: new QueryCache({ onError: (error, { queryKey }) => logFailure(error, queryKey) }),
    defaultOptions: {
      queries: {
        // A device without a connection gets a failure to show, not an endless wait.
        networkMode: 'always',
        staleTime: 5_000,
        gcTime: 5 * 60_000,
        retry: (failures, error) => failureOfError(error)?.code === 'UNAVAILABLE' && failures < triesWithoutAnswer,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
