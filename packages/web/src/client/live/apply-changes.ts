import type { QueryName } from '@signa/core/contract';
import type { QueryClient } from '@tanstack/react-query';
import { invalidatedByChange } from '../touched';
import type { Change } from '../touched';

/** Minimum interval between refetches of lists that change constantly. */
const restMs = 500;

/**
 * Refetches the reads that a change invalidates: the first change immediately, later ones in batches. A hidden page
 * records the changes and refetches when it becomes visible.
 *
 * @returns a function that takes a change, and one that stops
 */
export function createChangeTaker(cache: QueryClient, isHidden: () => boolean) {
  const touched = new Set<QueryName>();
  let rest: ReturnType<typeof setTimeout> | undefined;

  function ask() {
    rest = undefined;
    if (touched.size === 0) return;
    const reads = new Set<unknown>(touched);
    touched.clear();
    rest = setTimeout(ask, restMs);
    void cache.invalidateQueries({
      predicate: ({ queryKey }) => reads.has(queryKey[0]),
      refetchType: isHidden() ? 'none' : 'active',
    });
  }

  return {
    take(change: Change) {
      for (const name of invalidatedByChange(change)) touched.add(name);
      if (rest === undefined) ask();
    },
    end: () => clearTimeout(rest),
  } as const;
}
