import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOfError } from '../call-error';

const triesWithoutAnswer = 2;

/** Names what failed and why, never what was asked for: that may name people. */
function logFailure(error: Error, { queryKey: [name], meta }: Pick<Query, 'queryKey' | 'meta'>) {
  const code = failureOfError(error)?.code;
  if (code === 'FORBIDDEN' && meta?.['mayBeRefused'] === true) return;
  globalThis.console.error(`${String(name)} could not be read: ${code ?? error.name}`);
}

/** Reads are tried again only where no answer came; a refusal stays one. Mutations are never repeated by themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // A failed read is logged, not announced; the page shows what it lacks (P-227).
    queryCache: new QueryCache({ onError: logFailure }),
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
