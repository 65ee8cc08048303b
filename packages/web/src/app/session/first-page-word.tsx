import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { leaveFirstPageWord } from '../../client/first-page-word';
import { whenCalm } from '../../client/live/when-calm';
import { useNarrow } from '../frame/use-narrow';
import { useServices } from '../services';

/** Leaves word of who works where once the page is shown, and again with each new token. */
export function FirstPageWord({ locationId }: { readonly locationId: string }) {
  const { identity, fetch } = useServices();
  const cache = useQueryClient();
  const isNarrow = useNarrow();
  const token = useSyncExternalStore(
    identity.subscribe,
    () => identity.current()?.token,
    () => undefined,
  );
  useEffect(() => {
    if (!token) return;
    const left = new AbortController();
    void whenCalm(cache, left.signal).then(() => {
      if (!left.signal.aborted) void leaveFirstPageWord(fetch, token, { locationId, isNarrow });
    });
    return () => left.abort();
  }, [cache, fetch, token, locationId, isNarrow]);
  return null;
}
