import '@fontsource-variable/geist/wght.css';
import { createServices } from './app/services';
import { createOidcIdentity } from './app/session/oidc-identity';
import { readPerson } from './app/session/read-person';
import { isNewBuild, reloadOnNewBuild } from './app/start/reload-on-new-build';
import { watchSession } from './app/monitor/watch-session';
import { createKept } from './client/kept';
import { loadPortalConfig } from './client/portal-config';

const callbackPath = '/login/callback';
const fetcher: typeof fetch = (input, init) => fetch(input, init);

/** Finds out who asks while the code that draws is still on its way: it is the largest part by far. */
async function start(place: HTMLElement) {
  const drawing = import('./app/start/draw');
  // Whatever does not come now is asked for again by who needs it.
  drawing.then(({ bringAhead }) => bringAhead(window.location.pathname)).catch(() => undefined);
  const answer = await loadPortalConfig(fetcher);
  if (!answer.ok) {
    const { drawNotConfigured } = await drawing;
    drawNotConfigured(place, 'missing' in answer ? answer.missing : null);
    return;
  }
  watchSession(answer.config.monitor);
  const services = createServices({
    config: answer.config,
    identity: createOidcIdentity(answer.config, {
      origin: window.location.origin,
      session: sessionStorage,
      go: (url) => window.location.assign(url),
    }),
    fetch: fetcher,
    kept: createKept(localStorage, sessionStorage),
    clock: { now: () => new Date().toISOString() },
  });
  // Who it is takes three answers, one after the other.
  if (window.location.pathname !== callbackPath)
    void services.identity.restore().then((signedIn) => signedIn && readPerson(services, signedIn));
  const { draw } = await drawing;
  draw(place, services);
}

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
