import type { Identity, SignedIn } from '../platform/session/identity';

export interface FakeIdentity extends Identity {
  /** What the portal asked, in order. */
  readonly asked: readonly string[];
  /** What a renewal brings from now on, as after a sign-in in another tab. */
  readonly renewTo: (next: SignedIn) => void;
}

export interface FakeIdentityOptions {
  /** Signed in from the start; null for nobody. */
  readonly current?: SignedIn | null;
  /** Whose session the server says that the browser has. */
  readonly remembered?: SignedIn | null;
  /** What a renewal brings. */
  readonly renewed?: SignedIn | null;
}

/** A session without a server. */
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
    signIn: (returnTo, asSomebodyElse) => note(`sign-in ${returnTo}${asSomebodyElse ? ' as somebody else' : ''}`),
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
