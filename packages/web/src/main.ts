import '@fontsource-variable/geist/wght.css';
import 'virtual:static-styles.css';
import { createServices } from './platform/services/services';
import { readPerson } from './platform/person/read-person';
import { answersAsAsked } from './platform/person/seed-person';
import { createSessionIdentity } from './platform/session/session-identity';
import { watchPerson } from './platform/session/was-seen';
import { bringsRows, firstContentIn, prepareCalendar } from './app/start/first-content';
import { isNewBuild, reloadOnNewBuild } from './app/start/reload-on-new-build';
import { beginFirstDrawing, firstDrawingEnded } from './platform/lazy/first-drawing';
import { watchSession } from './platform/monitor/watch-session';
import { createServerClock, withServerTime } from './client/server-clock';
import { createBrowserStorage } from './client/browser-storage';
import { loadPortalConfig, readPortalConfig } from './client/portal-config';
import { markPrefetched, seedCache } from './client/query/prefetched';

const clock = createServerClock(Date.now);
const fetcher = withServerTime((input, init) => fetch(input, init), clock);

/** What the first picture shows is there already: what else is asked for waits until it stands. */
const patientFetcher: typeof fetch = (input, init) => firstDrawingEnded().then(() => fetcher(input, init));

/** Somebody else signed in: the browser would ask whether to keep what the one before typed. */
function openAnew(): void {
  void import('./part/overlay/held-page').then(({ letPageGo }) => letPageGo()).finally(() => window.location.reload());
}

/** Draws the portal from what its document brought; what that did not bring is asked for. */
async function start(place: HTMLElement) {
  const content = firstContentIn(document);
  if (content) clock.hear(content.at);
  const answer = content ? readPortalConfig(content.config) : await loadPortalConfig(fetcher);
  if (!answer.ok) {
    const { drawNotConfigured } = await import('./app/start/draw');
    drawNotConfigured(place, 'missing' in answer ? answer.missing : null);
    return;
  }
  watchSession(answer.config.monitor);
  const identity = createSessionIdentity(
    {
      fetch: fetcher,
      now: () => Date.parse(clock.now()),
      go: (url) => window.location.assign(url),
      openAnew,
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
    seedCache(services.cache, answersAsAsked(content.answers, services.kept));
    markPrefetched(services.cache, window.location.pathname);
    prepareCalendar(content, services.clock.now());
    if (bringsRows(content)) beginFirstDrawing();
  } else {
    const signedIn = await identity.restore();
    if (signedIn) readPerson(services, signedIn);
  }
  const { preloadPage, renderPortal } = await import('./app/start/draw');
  // What cannot be brought now is asked for again by who needs it.
  await preloadPage(window.location.pathname).catch(() => undefined);
  renderPortal(place, services);
}

// The font comes with the document. It is made ready while code comes still: the first text would else be laid out twice.
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
