import '@fontsource-variable/geist/wght.css';
import 'virtual:static-styles.css';
import { createServices } from './platform/services/services';
import { readPerson } from './platform/person/read-person';
import { pendingAnswers } from './platform/person/seed-person';
import { createSessionIdentity } from './platform/session/session-identity';
import { watchPerson } from './platform/session/was-seen';
import { hasRows, firstContentIn, prepareCalendar } from './app/start/first-content';
import { isNewBuild, reloadOnNewBuild } from './app/start/reload-on-new-build';
import { beginFirstRender, firstRenderEnded } from './platform/lazy/first-render';
import { watchSession } from './platform/monitor/watch-session';
import { createServerClock, withServerTime } from './client/server-clock';
import { createBrowserStorage } from './client/browser-storage';
import { loadPortalConfig, readPortalConfig } from './client/portal-config';
import { markPrefetched, seedCache } from './client/query/prefetched';

const clock = createServerClock(Date.now);
const fetcher = withServerTime((input, init) => fetch(input, init), clock);

/** The data of the first page is already here. Other requests wait until it is painted. */
const patientFetcher: typeof fetch = (input, init) => firstRenderEnded().then(() => fetcher(input, init));

/** A different user signed in. The browser would otherwise ask whether to keep the previous user's input. */
function reloadWithoutWarning(): void {
  void import('./part/overlay/block-navigation')
    .then(({ unblockNavigation }) => unblockNavigation())
    .finally(() => window.location.reload());
}

/** Renders the portal from the data embedded in its document and requests the rest. */
async function start(place: HTMLElement) {
  const content = firstContentIn(document);
  if (content) clock.hear(content.at);
  const answer = content ? readPortalConfig(content.config) : await loadPortalConfig(fetcher);
  if (!answer.ok) {
    const { renderNotConfigured } = await import('./app/start/render');
    renderNotConfigured(place, 'missing' in answer ? answer.missing : null);
    return;
  }
  watchSession(answer.config.monitor);
  const identity = createSessionIdentity(
    {
      fetch: fetcher,
      now: () => Date.parse(clock.now()),
      go: (url) => window.location.assign(url),
      reloadWithoutWarning,
      wasSeen: watchPerson(document),
    },
    content?.session,
  );
  const services = createServices({
    config: answer.config,
    identity,
    fetch: patientFetcher,
    kept: createBrowserStorage(localStorage, sessionStorage),
    clock,
    go: (url) => window.location.assign(url),
  });
  if (content) {
    seedCache(services.cache, pendingAnswers(content.answers, services.kept));
    markPrefetched(services.cache, window.location.pathname);
    prepareCalendar(content, services.clock.now());
    if (hasRows(content)) beginFirstRender();
  } else {
    const signedIn = await identity.restore();
    if (signedIn) readPerson(services, signedIn);
  }
  const { preloadPage, renderPortal } = await import('./app/start/render');
  // If preloading fails, the component that needs the code loads it again.
  await preloadPage(window.location.pathname).catch(() => undefined);
  renderPortal(place, services);
}

// The font arrives with the document. Loading it now, while code is still loading, avoids laying out the first text
// twice.
void document.fonts.load('1rem "Geist Variable"');
const place = document.getElementById('root');
if (place) {
  reloadOnNewBuild(
    sessionStorage,
    Date.now,
    () => window.location.reload(),
    () => isNewBuild(document, fetcher),
  );
  void start(place);
}
