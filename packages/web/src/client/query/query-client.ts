import { QueryClient } from '@tanstack/react-query';
import { failureOfError } from '../call-error';

const triesWithoutAnswer = 2;

/** Reads are tried again only where no answer came; a refusal stays one. Mutations are never repeated by themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
