import { sessionPaths } from '@signa/core/contract';
import { cookieIn, setCookie } from './cookie.js';
import { redirect, type SessionEndpoint, type SessionDeps } from './endpoint.js';
import { returnTo } from './return-to.js';
import { hashOf, newSecret } from '../secrets/secret.js';

/** Long enough for an interruption on the provider's page, short enough that yesterday's link signs no one in. */
const signInMinutes = 60;

/** GET /session/sign-in: redirects to the provider and stores the expected state. */
export function leaveToSignIn({ provider, store, clock, isSecure, log, publicUrl }: SessionDeps): SessionEndpoint {
  return async (request, response) => {
    const now = clock.now();
    // Only the query of the request's own address is used: its path could name another host.
    const url = new URL(sessionPaths.signIn, publicUrl);
    url.search = new URL(request.url ?? '/', publicUrl).search;
    const { searchParams: asked } = url;
    if (isElsewhere(request.headers.host, url)) {
      asked.set(moved, '1');
      return redirect(response, url.href);
    }
    const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
    // Two tabs that sign in at once share one browser secret.
    const browser = cookieIn(request.headers.cookie, 'sign-in', isSecure) ?? newSecret();
    const expiresAt = new Date(Date.parse(now) + signInMinutes * 60_000).toISOString();
    try {
      const address = await provider.signInAddress({ state, nonce, verifier }, asked.has('again'));
      const left = { nonce, verifier, returnTo: returnTo(asked.get('to')) };
      await store.beginSignIn(hashOf(state), hashOf(browser), left, expiresAt, now);
      redirect(response, address, [setCookie('sign-in', browser, signInMinutes * 60, isSecure)]);
    } catch (error) {
      log.error({ error }, 'no one can sign in: the identity provider does not respond');
      redirect(response, '/login?failed');
    }
  };
}

/** Marks users redirected to the public address, to prevent a loop behind a proxy that sends another host. */
const moved = 'moved';

/**
 * For another host name of the server, such as 127.0.0.1: the provider redirects to the public one, where the cookie
 * would be missing.
 */
const isElsewhere = (host: string | undefined, { host: own, searchParams }: URL) =>
  host !== own && !searchParams.has(moved);
