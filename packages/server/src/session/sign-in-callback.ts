import type { IncomingMessage } from 'node:http';
import { Failure } from '../failure/failure.js';
import { type ClaimFault, type Identity, identityOf } from '../access/claims.js';
import { cookieIn, setCookie } from './cookie.js';
import { redirect, type SessionEndpoint, type SessionDeps } from './endpoint.js';
import type { SignedInAtProvider } from './provider.js';
import { returnTo } from './return-to.js';
import { hashOf } from '../secrets/secret.js';

/** Results of a sign-in that opened no session. */
type Refusal = 'failed' | 'unknown';

/**
 * GET /login/callback: the user returns from the provider. Opens a session for a known user, ends any remaining
 * impersonation, and redirects to the requested page.
 */
export function signInCallback(deps: SessionDeps): SessionEndpoint {
  const { sessions, isSecure, longestHours } = deps;
  return async (request, response) => {
    const url = new URL(request.url ?? '/', deps.publicUrl);
    if (!url.searchParams.has('state')) return redirect(response, '/');
    const back = await signedIn(deps, request, url);
    if ('refusal' in back) return redirect(response, `/login?${back.refusal}`);
    const { identity, signedInAs, to } = back;
    const { sid } = signedInAs.claims;
    const secret = await sessions.begin(identity, {
      idToken: signedInAs.idToken,
      providerSession: typeof sid === 'string' ? sid : null,
      browser: request.headers['user-agent'] ?? '',
    });
    await leaveImpersonation(deps, secret);
    redirect(response, to, [setCookie('session', secret, longestHours * 3600, isSecure)]);
  };
}

type CameBack =
  | { readonly identity: Identity; readonly signedInAs: SignedInAtProvider; readonly to: string }
  | { readonly refusal: Refusal };

async function signedIn(deps: SessionDeps, request: IncomingMessage, url: URL): Promise<CameBack> {
  const { provider, store, clock, isSecure, log } = deps;
  const state = url.searchParams.get('state') ?? '';
  const browser = cookieIn(request.headers.cookie, 'sign-in', isSecure);
  const left = browser === null ? null : await store.takeSignIn(hashOf(state), hashOf(browser), clock.now());
  if (!left) {
    log.warn({ reason: 'it was not started in this browser, or has expired' }, 'a sign-in was rejected');
    return { refusal: 'failed' };
  }
  let signedInAs: SignedInAtProvider;
  try {
    signedInAs = await provider.complete(url, { state, nonce: left.nonce, verifier: left.verifier });
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'a sign-in was rejected');
    return { refusal: 'failed' };
  }
  try {
    const identity = identityOf(signedInAs.claims, deps.usernameClaim);
    if (!(await store.bindIdentity(identity.issuer, identity.subject, identity.username, clock.now())))
      throw new Failure('UNAUTHENTICATED', 'the username belongs to another account of the provider');
    await deps.directory.actor({ username: identity.username, sessionId: null }, null, clock.now());
    return { identity, signedInAs, to: returnTo(left.returnTo) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    log.warn({ reason: (error as Partial<ClaimFault>).reason ?? error.message }, 'signed in, but unknown to Signa');
    return { refusal: 'unknown' };
  }
}

/** A new sign-in starts without impersonation. */
async function leaveImpersonation({ sessions, execute }: SessionDeps, secret: string): Promise<void> {
  const session = await sessions.find(secret);
  if (!session) return;
  await execute({
    holder: { username: session.username, sessionId: session.id, expiresAt: session.endsAt },
    impersonated: null,
    page: null,
    idempotencyKey: null,
    body: { operationName: 'ExitImpersonation', variables: {} },
  });
}
