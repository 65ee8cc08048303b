import { OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import type { SigninResponse } from 'oidc-client-ts';
import type { PortalConfig } from '../../client/portal-config';
import type { Identity, SignedIn } from './identity';
import { visitSilently } from './silent-frame';

/** The browser around the sign-in. */
export interface Surroundings {
  readonly origin: string;
  readonly session: Storage;
  /** Leaves the page. */
  readonly go: (url: string) => void;
  /** Hears that the provider has been asked in a hidden frame, and may take its time. */
  readonly onAsked?: () => void;
}

/** How long the provider may take for each answer before nobody is signed in. */
const answerMs = 6_000;
const renewBeforeSeconds = 60;

interface Held extends SignedIn {
  readonly subject: string;
  readonly idToken: string | undefined;
}

function heldOf(response: SigninResponse): Held {
  const { email, sub } = response.profile;
  if (!email) throw new Error('The identity provider sent no e-mail claim.');
  return { token: response.access_token, username: email, subject: sub, idToken: response.id_token };
}

function clientOf(config: PortalConfig, origin: string, session: Storage): OidcClient {
  return new OidcClient({
    authority: config.issuer,
    client_id: config.clientId,
    // An audience that is no address is one the provider knows by its own configuration.
    ...(URL.canParse(config.audience) && { resource: config.audience }),
    scope: 'openid profile email',
    response_type: 'code',
    redirect_uri: `${origin}/login/callback`,
    post_logout_redirect_uri: `${origin}/`,
    requestTimeoutInSeconds: answerMs / 1000,
    stateStore: new WebStorageStateStore({ store: session, prefix: 'sign-in.' }),
  });
}

/**
 * Authorization code flow with PKCE. Tokens live in memory only; what survives a reload is the provider's own
 * session, asked in a hidden frame. Session storage holds the one-time state of a redirect and nothing longer.
 */
export function createOidcIdentity(config: PortalConfig, { origin, session, go, onAsked }: Surroundings): Identity {
  const client = clientOf(config, origin, session);
  const listeners = new Set<() => void>();
  let held: Held | null = null;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let silent: Promise<SignedIn | null> | null = null;

  const hold = (next: Held | null) => {
    clearTimeout(renewal);
    held = next;
    listeners.forEach((listener) => listener());
  };

  const accept = (response: SigninResponse): SignedIn => {
    const next = heldOf(response);
    if (held && held.subject !== next.subject) throw new Error('Somebody else is signed in at the identity provider.');
    hold(next);
    const seconds = response.expires_in;
    if (seconds !== undefined)
      renewal = setTimeout(() => void restore(), Math.max(1, seconds - renewBeforeSeconds) * 1000);
    return next;
  };

  const askSilently = async (): Promise<SignedIn | null> => {
    try {
      const request = await client.createSigninRequest({ prompt: 'none', request_type: 'si:s' });
      const back = visitSilently(request.url, answerMs);
      onAsked?.();
      return accept(await client.processSigninResponse(await back));
    } catch {
      return null;
    }
  };
  // Two at once would be two frames for one answer.
  const restore = () => (silent ??= askSilently().finally(() => (silent = null)));

  return {
    current: () => held,
    ready: () => Promise.resolve(),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restore,
    async signIn() {
      const request = await client.createSigninRequest({ request_type: 'si:r' });
      go(request.url);
    },
    complete: async (url) => accept(await client.processSigninResponse(url)),
    async renew() {
      const before = held?.token;
      const user = await restore();
      return user !== null && user.token !== before;
    },
    async forget() {
      hold(null);
    },
    async signOut() {
      const idToken = held?.idToken;
      await client.clearStaleState();
      // A provider without a sign-out page, or one that does not answer: the tokens go all the same.
      const address = await client.createSignoutRequest({ id_token_hint: idToken }).then(
        (request) => request.url,
        () => '/',
      );
      hold(null);
      go(address);
    },
  };
}
