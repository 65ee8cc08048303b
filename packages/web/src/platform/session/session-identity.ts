import { applicationHeader, type PageSession, type PageToken, sessionPaths } from '@signa/core/contract';
import { safeAddress } from '@signa/core/portal';
import type { Renewal } from '../../client/renewal';
import type { Identity, SignedIn } from './identity';

/** The browser around the sign-in. */
interface BrowserEnvironment {
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Leaves the page. */
  readonly go: (url: string) => void;
  /** Somebody else signed in meanwhile: nothing of this page is theirs. */
  readonly openAnew: () => void;
  /** Whether the person did anything here since it was asked last. */
  readonly wasSeen: () => boolean;
}

/** A token that ends so soon may not reach the server in time. */
const tooShortMs = 20_000;
const answerMs = 10_000;

/**
 * The session of the server as a page knows it: a short token in memory, and a fresh one when it ends. The cookie of
 * the session is read by no script.
 *
 * @param first - what the document brought; null where nobody is signed in, left out where it brought nothing
 */
export function createSessionIdentity(
  { fetch, now, go, openAnew, wasSeen }: BrowserEnvironment,
  first: PageSession | null | undefined,
): Identity {
  const listeners = new Set<() => void>();
  let held: (SignedIn & Pick<PageToken, 'expiresAt'>) | null = first ?? null;
  let isAsked = first !== undefined;
  let asking: Promise<Renewal> | null = null;

  const hold = (next: typeof held) => {
    held = next;
    listeners.forEach((listener) => listener());
  };

  const post = async (path: string, body: unknown) =>
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [applicationHeader.name]: applicationHeader.value },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerMs),
    });

  async function ask(): Promise<Renewal> {
    const response = await post(sessionPaths.token, { isSeen: wasSeen() });
    if (!response.ok) return response.status === 401 ? 'over' : 'unanswered';
    const { token, username, expiresAt } = (await response.json()) as PageToken;
    if (held !== null && held.username !== username) {
      openAnew();
      return 'over';
    }
    hold({ token, username, expiresAt });
    return 'renewed';
  }
  // Two calls that find their token ended ask for one.
  const askOnce = () =>
    (asking ??= ask()
      .catch((): Renewal => 'unanswered')
      .finally(() => (asking = null)));

  return {
    current: () => held,
    async ready() {
      if (held !== null && held.expiresAt - now() < tooShortMs) await askOnce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async restore() {
      if (!isAsked) await askOnce();
      isAsked = true;
      return held;
    },
    signIn: (returnTo, asSomebodyElse) =>
      go(`${sessionPaths.signIn}?to=${encodeURIComponent(returnTo)}${asSomebodyElse ? '&again=1' : ''}`),
    renew: askOnce,
    forget: () => hold(null),
    async signOut() {
      const answer = await post(sessionPaths.signOut, {}).catch(() => null);
      const { to = '/' } = answer?.ok ? ((await answer.json()) as { readonly to?: string }) : {};
      // The address comes from the provider: a script must not run in its place.
      go(safeAddress(to) ?? '/');
    },
  };
}
