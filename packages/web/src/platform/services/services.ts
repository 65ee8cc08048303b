import type { Clock } from '@signa/core/base';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { impersonatedUsername } from '../../client/browser-storage';
import type { BrowserStorage } from '../../client/browser-storage';
import type { PortalConfig } from '../../client/portal-config';
import { createQueryClient } from '../../client/query/query-client';
import { createPost } from '../../client/rest';
import type { Post } from '../../client/rest';
import { createTransport } from '../../client/transport';
import type { Call } from '../../client/transport';
import { storedNotices } from '../notice/stored-notices';
import { createNoticeStore } from '../notice/notice-store';
import type { NoticeStore } from '../notice/notice-store';
import type { Identity } from '../session/identity';
import { createSessionEnds } from '../session/session-ends';
import type { SessionEnds } from '../session/session-ends';

/** Browser services of the portal. Tests provide their own. */
export interface Environment {
  readonly config: PortalConfig;
  readonly identity: Identity;
  readonly fetch: typeof fetch;
  readonly kept: BrowserStorage;
  readonly clock: Clock;
  /** Navigates the browser to another address. */
  readonly go: (url: string) => void;
}

export interface Services extends Environment {
  readonly call: Call;
  /** REST endpoints of our server. */
  readonly post: Post;
  readonly cache: QueryClient;
  readonly notices: NoticeStore;
  readonly ends: SessionEnds;
}

export function createServices(world: Environment): Services {
  const ends = createSessionEnds();
  const calling = {
    fetch: world.fetch,
    ready: world.identity.ready,
    token: () => world.identity.current()?.token ?? null,
    impersonated: () => impersonatedUsername(world.kept),
    renew: world.identity.renew,
    onUnauthenticated: () => ends.report('unauthenticated'),
    onUnknown: () => ends.report('unknown'),
    onImpersonationExpired: () => ends.report('impersonation-expired'),
  };
  return {
    ...world,
    call: createTransport({ ...calling, endpoints: world.config.endpoints, page: () => window.location.pathname }),
    post: createPost(calling),
    ends,
    cache: createQueryClient(),
    notices: createNoticeStore(() => Date.parse(world.clock.now()), storedNotices(sessionStorage)),
  };
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext around it');
  return services;
}
