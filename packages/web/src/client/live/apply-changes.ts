import type { QueryName } from '@signa/core/contract';
import type { QueryClient } from '@tanstack/react-query';
import { touchedByChange } from '../touched';
import type { Change } from '../touched';

/** Lists that change all the time are not asked more often. */
const restMs = 500;

/**
 * Asks again for what a change touches: at once, then, while changes go on, for what came together meanwhile. A page
 * that nobody looks at only notes it, and asks when it is looked at.
 *
 * @returns what takes a change, and what ends it
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
      for (const name of touchedByChange(change)) touched.add(name);
      if (rest === undefined) ask();
    },
    end: () => clearTimeout(rest),
  } as const;
}
