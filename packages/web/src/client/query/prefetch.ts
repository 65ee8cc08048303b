import type { QueryName } from '@signa/core/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '../transport';

/** Context that is known before the page can be rendered. */
export interface PrefetchNeeds {
  readonly call: Call;
  readonly cache: QueryClient;
  readonly locationId: string;
  readonly query: URLSearchParams;
  readonly mayUse: (operation: QueryName) => boolean;
}

/**
 * Prefetches the first reads of a page while the location's features are still being requested.
 *
 * @returns a promise that resolves when they have arrived or failed; null when there is nothing to prefetch
 */
export type Prefetch = (page: PrefetchNeeds) => Promise<unknown> | null;
