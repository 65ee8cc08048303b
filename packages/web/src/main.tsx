import '@fontsource-variable/geist/wght.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app';
import { createServices } from './app/services';
import { createOidcIdentity } from './app/session/oidc-identity';
import { readPerson } from './app/session/read-person';
import { bringAhead } from './app/start/bring-ahead';
import { watchSession } from './app/monitor/watch-session';
import { NotConfigured } from './app/start/not-configured';
import { isNewBuild, reloadOnNewBuild } from './app/start/reload-on-new-build';
import { createKept } from './client/kept';
import { loadPortalConfig } from './client/portal-config';

const callbackPath = '/login/callback';

async function start(place: HTMLElement) {
  const root = createRoot(place);
  const fetcher: typeof fetch = (input, init) => fetch(input, init);
  const answer = await loadPortalConfig(fetcher);
  if (!answer.ok) {
    root.render(<NotConfigured missing={'missing' in answer ? answer.missing : null} />);
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
  // Who it is takes three answers, one after the other: they are asked for while the first picture is drawn.
  if (window.location.pathname !== callbackPath)
    void services.identity.restore().then((signedIn) => signedIn && readPerson(services, signedIn));
  root.render(
    <BrowserRouter>
      <App services={services} />
    </BrowserRouter>,
  );
}

const place = document.getElementById('root');
// In the hidden frame of a silent sign-in nothing is drawn; `start.js` hands its address to the page around it.
if (place && window.parent === window) {
  reloadOnNewBuild(
    sessionStorage,
    Date.now,
    () => window.location.reload(),
    () => isNewBuild(document, (input, init) => fetch(input, init)),
  );
  // Whatever does not come now is asked for again by who needs it.
  bringAhead(window.location.pathname).catch(() => undefined);
  void start(place);
}
