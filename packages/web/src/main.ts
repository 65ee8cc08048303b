import '@fontsource-variable/geist/wght.css';
import 'virtual:static-styles.css';
import { createServices } from './app/services';
import type { Services } from './app/services';
import { expecting } from './app/session/expected-identity';
import { createOidcIdentity } from './app/session/oidc-identity';
import { readPerson } from './app/session/read-person';
import { drawnAheadIn, isDrawnElsewhere } from './app/start/drawn-ahead';
import { isNewBuild, reloadOnNewBuild } from './app/start/reload-on-new-build';
import { watchSession } from './app/monitor/watch-session';
import { takeFirstPageWordBack } from './client/first-page-word';
import { createKept } from './client/kept';
import { loadPortalConfig } from './client/portal-config';
import { markAhead, putAnswers } from './client/query/ahead';

const callbackPath = '/login/callback';
/** Milliseconds after which the portal is drawn even if the identity provider does not let itself be asked. */
const askedWithin = 500;
const fetcher: typeof fetch = (input, init) => fetch(input, init);

/** Asks who is there first, and makes ready what draws while the answer is on its way: that is the largest part by far. */
async function start(place: HTMLElement) {
  const answer = await loadPortalConfig(fetcher);
  if (!answer.ok) {
    const { drawNotConfigured } = await import('./app/start/draw');
    drawNotConfigured(place, 'missing' in answer ? answer.missing : null);
    return;
  }
  watchSession(answer.config.monitor);
  let onAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve;
    setTimeout(resolve, askedWithin);
  });
  const provider = createOidcIdentity(answer.config, {
    origin: window.location.origin,
    session: sessionStorage,
    go: (url) => window.location.assign(url),
    onAsked,
  });
  const ahead = drawnAheadIn(document);
  const kept = createKept(localStorage, sessionStorage);
  if (ahead && isDrawnElsewhere(ahead, kept.read('selectedLocationId'))) {
    openAnew();
    return;
  }
  const services = createServices({
    config: answer.config,
    identity: ahead ? expecting(provider, ahead.username, openAnew) : provider,
    fetch: fetcher,
    kept,
    clock: { now: () => new Date().toISOString() },
  });
  if (ahead) {
    putAnswers(services.cache, ahead.answers);
    markAhead(services.cache, ahead.path);
    // `/` leads to the first page, which is there already.
    if (window.location.pathname === '/') window.history.replaceState(null, '', ahead.path);
  }
  // Running what draws would hold the first question back.
  if (ahead) await asked;
  else if (window.location.pathname !== callbackPath) await Promise.race([asked, findOut(services)]);
  const { bringAhead, draw } = await import('./app/start/draw');
  // Whatever does not come now is asked for again by who needs it.
  const brought = bringAhead(window.location.pathname).catch(() => undefined);
  // What the server drew stays until the same can be drawn at once.
  if (ahead) await brought;
  draw(place, services);
}

/** Who it is takes three answers, one after the other. */
async function findOut(services: Services): Promise<void> {
  const signedIn = await services.identity.restore();
  if (signedIn) readPerson(services, signedIn);
}

/** The page was drawn for somebody who is gone, or for the location of another tab. */
const openAnew = () => void takeFirstPageWordBack(fetcher).then(() => window.location.reload());

const place = document.getElementById('root');
// In the hidden frame of a silent sign-in nothing is drawn; `start.js` hands its address to the page around it.
if (place && window.parent === window) {
  reloadOnNewBuild(
    sessionStorage,
    Date.now,
    () => window.location.reload(),
    () => isNewBuild(document, fetcher),
  );
  void start(place);
}
