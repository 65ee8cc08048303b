import type { FirstPageRequest } from '@signa/core/operation';
import { createServices } from '../app/services';
import type { Services } from '../app/services';
import type { Identity } from '../app/session/identity';
import { createKept } from '../client/kept';
import { readPortalConfig } from '../client/portal-config';

/** The world as it is where a page is drawn before the portal runs; null where the portal is not set up. */
export async function servicesOf(request: FirstPageRequest): Promise<Services | null> {
  const answer = readPortalConfig(request.config);
  if (!answer.ok) return null;
  const local = createStorage({ selectedLocationId: request.locationId });
  return createServices({
    config: answer.config,
    identity: identityOf(request.username),
    fetch: async (_address, options) => {
      const body = options?.body;
      return Response.json(typeof body === 'string' ? await request.call(body) : null);
    },
    kept: createKept(local, createStorage({})),
    clock: { now: () => request.now },
  });
}

/** Who asks is known, and nothing else can be asked of a provider from here. */
function identityOf(username: string): Identity {
  const signedIn = { token: '', username };
  const never = () => Promise.reject(new Error('Nobody signs in or out while a page is drawn'));
  return {
    current: () => signedIn,
    ready: () => Promise.resolve(),
    subscribe: () => () => undefined,
    restore: () => Promise.resolve(signedIn),
    renew: () => Promise.resolve(false),
    signIn: never,
    complete: never,
    forget: never,
    signOut: never,
  };
}

function createStorage(values: Readonly<Record<string, string>>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map(Object.entries(values));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
