import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../platform/services/services';
import { impersonatedUsername } from '../../client/browser-storage';
import { createChangeTaker } from '../../client/live/apply-changes';
import { keepStream } from '../../client/live/keep-stream';
import { shareStream, tabsOfBrowser } from '../../client/live/share-stream';
import type { Tabs } from '../../client/live/share-stream';
import { useLostAccess } from './use-lost-access';
import { whenQueriesSettle } from '../../client/live/when-queries-settle';

interface LiveUpdatesProps {
  readonly locationId: string;
  /** Coordinates this tab with others; the browser's own API unless a test provides another. */
  readonly tabs?: Tabs | null;
}

/** Listens for other users' changes at the location and refetches the affected reads (P-152). */
export function LiveUpdates({ locationId, tabs }: LiveUpdatesProps) {
  const { fetch, config, identity, kept } = useServices();
  const cache = useQueryClient();
  const lostAccess = useLostAccess(locationId);
  const refused = useEffectEvent(() => void lostAccess());
  useEffect(() => {
    const agreed = tabs === undefined ? tabsOfBrowser() : tabs;
    if (!agreed) return;
    const ending = new AbortController();
    const taker = createChangeTaker(cache, () => document.visibilityState === 'hidden');
    const source = {
      fetch,
      endpoints: config.endpoints,
      token: () => identity.current()?.token ?? null,
      impersonated: () => impersonatedUsername(kept),
      renew: identity.renew,
      random: Math.random,
      locationId,
    };
    const who = [identity.current()?.username, source.impersonated(), locationId];
    void shareStream(agreed, {
      name: `signa-live ${JSON.stringify(who)}`,
      // Listens to other tabs immediately; opens its own stream only after the page has loaded.
      keep: async (told, signal) => {
        await whenQueriesSettle(cache, signal);
        await keepStream({ ...source, onRefused: told.refused }, told.hear, signal);
      },
      hear: taker.take,
      refused: () => refused(),
      signal: ending.signal,
      // If the stream fails, polling continues.
    }).catch(() => undefined);
    return () => {
      ending.abort();
      taker.end();
    };
  }, [fetch, config, identity, kept, cache, locationId, tabs]);
  return null;
}
