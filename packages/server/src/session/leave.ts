import { sessionPaths } from '@signa/core/contract';
import { cookieIn, setCookie } from './cookie.js';
import { redirect, type SessionEndpoint, type SessionNeeds } from './endpoint.js';
import { returnTo } from './return-to.js';
import { hashOf, newSecret } from '../seal/secret.js';

/** A person may be called away from the provider's page; a link from yesterday must not sign anybody in. */
const signInMinutes = 60;

/** GET /session/sign-in: leaves for the provider, and remembers what must come back. */
export function leaveToSignIn({ provider, store, clock, isSecure, log, publicUrl }: SessionNeeds): SessionEndpoint {
  return async (request, response) => {
    const now = clock.now();
    // Of the request's own address only the query counts: its path could name another host.
    const url = new URL(sessionPaths.signIn, publicUrl);
    url.search = new URL(request.url ?? '/', publicUrl).search;
    const { searchParams: asked } = url;
    if (isElsewhere(request.headers.host, url)) {
      asked.set(moved, '1');
      return redirect(response, url.href);
    }
    const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
    // Two tabs that sign in at once are one browser.
    const browser = cookieIn(request.headers.cookie, 'sign-in', isSecure) ?? newSecret();
    const expiresAt = new Date(Date.parse(now) + signInMinutes * 60_000).toISOString();
    try {
      const address = await provider.signInAddress({ state, nonce, verifier }, asked.has('again'));
      const left = { nonce, verifier, returnTo: returnTo(asked.get('to')) };
      await store.beginSignIn(hashOf(state), hashOf(browser), left, expiresAt, now);
      redirect(response, address, [setCookie('sign-in', browser, signInMinutes * 60, isSecure)]);
    } catch (error) {
      log.error({ error }, 'nobody can sign in: the identity provider does not answer');
      redirect(response, '/login?failed');
    }
  };
}

/** Marks who was led to the public address, lest a proxy that names another host leads them there for ever. */
const moved = 'moved';

/** By another name of the server, such as 127.0.0.1: the provider leads back to the public one, where no cookie of it comes. */
const isElsewhere = (host: string | undefined, { host: own, searchParams }: URL) =>
  host !== own && !searchParams.has(moved);
