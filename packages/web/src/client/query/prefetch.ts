import type { QueryName } from '@signa/core/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '../transport';

/** What is known of a page before it may be drawn. */
export interface PrefetchNeeds {
  readonly call: Call;
  readonly cache: QueryClient;
  readonly locationId: string;
  readonly query: URLSearchParams;
  readonly mayUse: (operation: QueryName) => boolean;
}

/**
 * Asks for what a page shows first, while the server still says what is switched on at the location.
 *
 * @returns settles once it has come, or will not; null where there is nothing to ask
 */
export type Prefetch = (page: PrefetchNeeds) => Promise<unknown> | null;
