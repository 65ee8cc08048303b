import type { Identity, SignedIn } from '../platform/session/identity';

export interface FakeIdentity extends Identity {
  /** Calls made by the portal, in order. */
  readonly asked: readonly string[];
  /** Changes the result of token refreshes, as a sign-in in another tab would. */
  readonly renewTo: (next: SignedIn) => void;
}

export interface FakeIdentityOptions {
  /** The initially signed-in user; null for none. */
  readonly current?: SignedIn | null;
  /** The user of the browser's session according to the server. */
  readonly remembered?: SignedIn | null;
  /** Result of a token refresh. */
  readonly renewed?: SignedIn | null;
}

/** An identity provider session without a server. */
export function createFakeIdentity({
  current: first = null,
  remembered = null,
  renewed: firstRenewed = null,
}: FakeIdentityOptions = {}): FakeIdentity {
  let current = first;
  let renewed = firstRenewed;
  const asked: string[] = [];
  const listeners = new Set<() => void>();
  const become = (next: SignedIn | null) => {
    current = next;
    listeners.forEach((listener) => listener());
    return next;
  };
  const note = (what: string) => void asked.push(what);
  return {
    asked,
    renewTo: (next) => void (renewed = next),
    current: () => current,
    ready: () => Promise.resolve(),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restore: async () => {
      note('restore');
      return remembered ? become(remembered) : null;
    },
    signIn: (returnTo, asAnotherUser) => note(`sign-in ${returnTo}${asAnotherUser ? ' as somebody else' : ''}`),
    renew: async () => {
      note('renew');
      if (renewed === null) return 'over' as const;
      become(renewed);
      return 'renewed' as const;
    },
    forget: () => {
      note('forget');
      become(null);
    },
    signOut: async () => {
      note('sign-out');
      become(null);
    },
  };
}
