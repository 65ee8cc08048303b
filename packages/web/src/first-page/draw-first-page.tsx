import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { DrawFirstPage, FirstPageRequest } from '@signa/core/operation';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { AppContexts } from '../app/app-contexts';
import { findRoute } from '../app/built-routes';
import { NarrowAtFirst } from '../app/frame/use-narrow';
import { mainId } from '../app/frame/skip-link';
import type { Services } from '../app/services';
import { SessionGate } from '../app/session/session-gate';
import { withDrawnAhead } from '../app/start/drawn-ahead';
import { answersIn, markAhead } from '../client/query/ahead';
import { operationQuery } from '../client/query/use-operation';
import { servicesOf } from './services-of';

/** The first one brings the person, the second what their location has switched on, the third what the page shows. */
const mostRounds = 5;

/**
 * The page as the portal will draw it at first, with what it was drawn from; null for a page that is first of all
 * typed into, and for whoever has no page of a practice there.
 */
export const drawFirstPage: DrawFirstPage = async (request) => {
  const { pathname, search } = new URL(request.url, 'http://page');
  const path = pathname === '/' ? '/dashboard' : pathname;
  const route = findRoute(path)?.route;
  if (!route?.comesDrawn) return null;
  await route.load();
  const services = await servicesOf(request);
  if (!services) return null;
  markAhead(services.cache, path);
  try {
    const page = await drawnWhole(services, request, path + search);
    return (
      page &&
      withDrawnAhead(page, {
        username: request.username,
        locationId: request.locationId,
        path,
        answers: answersIn(services.cache),
      })
    );
  } finally {
    // What a person read would else be kept for a while, as in a browser.
    services.cache.clear();
  }
};

/** Draws, asks for what was missing, and draws again until nothing is. */
async function drawnWhole(services: Services, request: FirstPageRequest, url: string): Promise<string | null> {
  // Asked for with the person: the word says where.
  const { locationId } = request;
  void services.cache.query(operationQuery(services.call, 'featureFlags', { locationId })).catch(() => undefined);
  for (let round = 0; round < mostRounds; round += 1) {
    const page = drawn(services, request.isNarrow, url);
    const missing = missingIn(services.cache);
    if (missing.length === 0) return page;
    await Promise.all(missing.map((query) => query.fetch().catch(() => undefined)));
  }
  return null;
}

/** What was asked for while drawing, and is not there yet. */
const missingIn = (cache: QueryClient) =>
  cache.getQueryCache().findAll({
    predicate: ({ state, options, meta }) => state.status === 'pending' && !meta?.['forLater'] && isEnabled(options),
  });

const isEnabled = (options: object) => !('enabled' in options) || options.enabled !== false;

function drawn(services: Services, isNarrow: boolean, url: string): string | null {
  const styles = createCache({ key: 'css' });
  // Styles are gathered, and not written between the elements, where they would count as children.
  styles.compat = true;
  const signedIn = services.identity.current();
  const html =
    signedIn &&
    renderToString(
      <CacheProvider value={styles}>
        <StaticRouter location={url}>
          <NarrowAtFirst value={isNarrow}>
            <AppContexts services={services}>
              <SessionGate signedIn={signedIn} />
            </AppContexts>
          </NarrowAtFirst>
        </StaticRouter>
      </CacheProvider>,
    );
  return html?.includes(`id="${mainId}"`) ? styleOf(styles) + still(html) : null;
}

const styleOf = ({ inserted }: EmotionCache) => `<style>${Object.values(inserted).join('')}</style>`;

/** Links lead where they say, a press is kept for the portal; what is typed into takes no letter that would be lost. */
const still = (html: string) =>
  html.replace(/<title>[^<]*<\/title>/g, '').replace(/<(input|select|textarea)(?=[ >])/g, '<$1 inert');
