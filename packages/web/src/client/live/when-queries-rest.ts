import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds without a call after which a page counts as shown. */
const calm = 300;

/** Waits until a page is shown: while it is read it has use for every connection. Over at once when the signal ends it. */
export function whenQueriesRest(cache: QueryClient, signal: AbortSignal): Promise<void> {
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
