import { applicationHeader, type PageSession, type PageToken, sessionPaths } from '@signa/core/contract';
import { safeAddress } from '@signa/core/portal';
import type { Renewal } from '../../client/renewal';
import type { Identity, SignedIn } from './identity';

/** Browser APIs used for sign-in. */
interface BrowserEnvironment {
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Navigates away from the page. */
  readonly go: (url: string) => void;
  /** Reloads when another user has signed in, because this page's data belongs to the previous user. */
  readonly reloadWithoutWarning: () => void;
  /** Whether the user was active on the page since the last call. */
  readonly wasSeen: () => boolean;
}

/** A token that expires this soon may not reach the server in time. */
const tooShortMs = 20_000;
const answerMs = 10_000;

/**
 * The server session as the page sees it: a short-lived token in memory that is refreshed on expiry. Scripts cannot
 * read the session cookie.
 *
 * @param first - session data from the document; null if nobody is signed in, omitted if the document has none
 */
export function createSessionIdentity(
  { fetch, now, go, reloadWithoutWarning, wasSeen }: BrowserEnvironment,
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
      reloadWithoutWarning();
      return 'over';
    }
    hold({ token, username, expiresAt });
    return 'renewed';
  }
  // Concurrent calls with an expired token share one refresh.
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
    signIn: (returnTo, asAnotherUser) =>
      go(`${sessionPaths.signIn}?to=${encodeURIComponent(returnTo)}${asAnotherUser ? '&again=1' : ''}`),
    renew: askOnce,
    forget: () => hold(null),
    async signOut() {
      const answer = await post(sessionPaths.signOut, {}).catch(() => null);
      const { to = '/' } = answer?.ok ? ((await answer.json()) as { readonly to?: string }) : {};
      // The address comes from the provider, so it must not be a script URL.
      go(safeAddress(to) ?? '/');
    },
  };
}
