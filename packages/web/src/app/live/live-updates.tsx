import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../platform/services/services';
import { impersonatedUsername } from '../../client/browser-storage';
import { createChangeTaker } from '../../client/live/apply-changes';
import { keepStream } from '../../client/live/keep-stream';
import { shareStream, tabsOfBrowser } from '../../client/live/share-stream';
import type { Tabs } from '../../client/live/share-stream';
import { useLostAccess } from './use-lost-access';
import { whenQueriesRest } from '../../client/live/when-queries-rest';

interface LiveUpdatesProps {
  readonly locationId: string;
  /** How this tab agrees with others; a browser's own unless a test gives one. */
  readonly tabs?: Tabs | null;
}

/** Hears what others change at the location, and asks again for what it touches (P-152). */
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
      // What other tabs read is heard from the beginning; a stream of its own comes after the page.
      keep: async (told, signal) => {
        await whenQueriesRest(cache, signal);
        await keepStream({ ...source, onRefused: told.refused }, told.hear, signal);
      },
      hear: taker.take,
      refused: () => refused(),
      signal: ending.signal,
      // Without a stream the refreshes stay.
    }).catch(() => undefined);
    return () => {
      ending.abort();
      taker.end();
    };
  }, [fetch, config, identity, kept, cache, locationId, tabs]);
  return null;
}
