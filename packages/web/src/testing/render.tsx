import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { App } from '../app/app';
import { createShortcutStore } from '../platform/keyboard/shortcut-store';
import { ShortcutContext } from '../platform/keyboard/use-shortcut';
import { NoticeContext } from '../platform/notice/notice-context';
import { NoticeStack } from '../app/notice/notice-stack';
import { createServices, ServicesContext } from '../platform/services/services';
import type { Services } from '../platform/services/services';
import { PracticeContext } from '../platform/practice/practice';
import type { Practice } from '../platform/practice/practice';
import { Themed } from '../platform/theme/themed';
import { createBrowserStorage } from '../client/browser-storage';
import type { BrowserStorage } from '../client/browser-storage';
import type { PortalConfig } from '../client/portal-config';
import { CallContext } from '../client/query/use-call';
import { createFakeIdentity } from './fake-identity';
import type { FakeIdentity } from './fake-identity';
import { createFakeServer } from './fake-server';
import type { FakeServer } from './fake-server';
import { sampleConfig } from './sample-config';
import { samplePractice } from './sample-practice';
import { styles } from './styles';

export const now = '2026-11-20T18:00:00.000Z';

interface WorldOptions {
  readonly server?: FakeServer;
  readonly identity?: FakeIdentity;
  readonly config?: PortalConfig;
}

function createWorld({
  server = createFakeServer(),
  identity = createFakeIdentity({ current: { token: 'token-1', username: 'maya.okafor@wren.example' } }),
  config = sampleConfig,
}: WorldOptions) {
  const kept = createBrowserStorage(localStorage, sessionStorage);
  const went: string[] = [];
  const go = (url: string) => void went.push(url);
  const services = createServices({ config, identity, fetch: server.fetch, kept, clock: { now: () => now }, go });
  // Failed reads surface immediately in tests; retry delays belong to the real portal.
  services.cache.setDefaultOptions({ queries: { ...services.cache.getDefaultOptions().queries, retryDelay: 0 } });
  return { server, identity, kept, services, went };
}

/** Everything a test works with: the page, the user, the server, and storage. */
export interface Rendered {
  readonly container: HTMLElement;
  readonly unmount: () => void;
  readonly user: UserEvent;
  readonly server: FakeServer;
  readonly identity: FakeIdentity;
  readonly kept: BrowserStorage;
  readonly services: Services;
  /** External addresses that the browser was redirected to. */
  readonly went: readonly string[];
  /** Current path and query. */
  readonly path: () => string;
}

let shown = '';

function PathProbe() {
  const { pathname, search } = useLocation();
  shown = pathname + search;
  return null;
}

/** Renders the whole portal at a path for a signed-in user, unless `identity` says otherwise. */
export function renderApp(path: string, options: WorldOptions = {}): Rendered {
  const world = createWorld(options);
  const { container, unmount } = render(
    <CacheProvider value={styles}>
      <MemoryRouter initialEntries={[path]}>
        <App services={world.services} />
        <PathProbe />
      </MemoryRouter>
    </CacheProvider>,
  );
  return { container, unmount, ...world, user: userEvent.setup(), path: () => shown };
}

interface ScreenOptions extends WorldOptions {
  readonly practice?: Practice;
  readonly path?: string;
}

/** Renders one screen or component inside a practice, without the frame. */
export function renderScreen(
  screen: ReactElement,
  { practice = samplePractice(), path = '/', ...options }: ScreenOptions = {},
): Rendered {
  const world = createWorld(options);
  const { services } = world;
  const { container, unmount } = render(
    <CacheProvider value={styles}>
      <MemoryRouter initialEntries={[path]}>
        <Themed>
          <ServicesContext value={services}>
            <CallContext value={services.call}>
              <QueryClientProvider client={services.cache}>
                <NoticeContext value={services.notices}>
                  <ShortcutContext value={createShortcutStore(localStorage)}>
                    <PracticeContext value={practice}>{screen}</PracticeContext>
                  </ShortcutContext>
                  <NoticeStack />
                </NoticeContext>
              </QueryClientProvider>
            </CallContext>
          </ServicesContext>
        </Themed>
        <PathProbe />
      </MemoryRouter>
    </CacheProvider>,
  );
  return { container, unmount, ...world, user: userEvent.setup(), path: () => shown };
}
