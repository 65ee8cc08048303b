import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds without a request after which a page counts as loaded. */
const calm = 300;

/**
 * Waits until a page has loaded, because a loading page needs every connection. Resolves immediately when the signal
 * aborts.
 */
export function whenQueriesSettle(cache: QueryClient, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      forget();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const look = () => {
      if (cache.isFetching() === 0) {
        timer ??= setTimeout(end, calm);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
    };
    const forget = cache.getQueryCache().subscribe(look);
    signal.addEventListener('abort', end);
    look();
  });
}
