import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { NavigateOptions } from 'react-router';

export type ChangeQuery = (next: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The query of the address. A change is made to what was set last, also when the page was not drawn with that yet: of
 * two filters chosen in quick succession the router would else keep the second one alone.
 */
export function useLatestQuery(): readonly [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  const change: ChangeQuery = useCallback(
    (next, options) => {
      latest.current = next(latest.current);
      setQuery(latest.current, options);
    },
    [setQuery],
  );
  return [query, change];
}
