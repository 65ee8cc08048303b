import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOfError } from '../call-error';

const triesWithoutAnswer = 2;

/** Names what failed and why, never what was asked for: that may name people. */
function logFailure(error: Error, { queryKey: [name], meta }: Pick<Query, 'queryKey' | 'meta'>) {
  const code = failureOfError(error)?.code;
  if (code === 'FORBIDDEN' && meta?.['mayBeRefused'] === true) return;
  globalThis.console.error(`${String(name)} could not be read: ${code ?? error.name}`);
}

const usualPause = 1_000;
/** No one who waits for a page waits longer for it to try again by itself. */
const longestPause = 20_000;

/** Reasons that may be over in a moment: no answer came, or too many calls did. */
function mayPass(error: Error): boolean {
  const code = failureOfError(error)?.code;
  return code === 'UNAVAILABLE' || code === 'TOO_MANY_CALLS';
}

/** How long the server asked to wait. */
function askedPause(error: Error): number {
  const seconds = failureOfError(error)?.data['retryAfter'];
  return typeof seconds === 'number' ? Math.min(seconds * 1000, longestPause) : 0;
}

/** Reads are tried again only where no answer came or too many were asked; a refusal stays one. Mutations are never repeated by themselves. */
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
        retry: (failures, error) => mayPass(error) && failures < triesWithoutAnswer,
        retryDelay: (failures, error) => Math.max(usualPause * 2 ** failures, askedPause(error)),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
