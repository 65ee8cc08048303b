import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { NavigateOptions } from 'react-router';

type ChangeQuery = (next: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The query parameters of the page. Changes build on the latest ones, even if they are not rendered yet: the router
 * alone would keep only the second of two filters set in quick succession. After the user navigates away, nothing
 * changes: this page stays mounted until the next one has loaded, and a late search would pull the user back.
 */
export function useLatestQuery(): readonly [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const latest = useRef(query);
  const here = useRef(window.location.pathname);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  useLayoutEffect(() => {
    here.current = window.location.pathname;
  }, [pathname]);
  const change: ChangeQuery = useCallback(
    (next, options) => {
      if (window.location.pathname !== here.current) return;
      latest.current = next(latest.current);
      setQuery(latest.current, options);
    },
    [setQuery],
  );
  return [query, change];
}
