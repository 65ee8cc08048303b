import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { NavigateOptions } from 'react-router';

type ChangeQuery = (next: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The query of the address. A change is made to what was set last, also when the page was not drawn with that yet: of
 * two filters chosen in quick succession the router would else keep the second one alone. Once the person has gone on to
 * another page nothing is changed: this one is drawn until the code of the next is there, and a search that was typed
 * just before would lead them back.
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
