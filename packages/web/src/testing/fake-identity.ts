import type { Identity, SignedIn } from '../app/session/identity';

export interface FakeIdentity extends Identity {
  /** What the portal asked of the provider, in order. */
  readonly asked: readonly string[];
}

export interface FakeIdentityOptions {
  /** Signed in from the start; null for nobody. */
  readonly current?: SignedIn | null;
  /** Whom the provider still knows when asked without a word. */
  readonly remembered?: SignedIn | null;
  /** The way back from the provider is an error. */
  readonly fails?: boolean;
  /** What a renewal brings. */
  readonly renewed?: SignedIn | null;
}

/** An identity provider without a network. */
export function createFakeIdentity({
  current: first = null,
  remembered = null,
  fails = false,
  renewed = null,
}: FakeIdentityOptions = {}): FakeIdentity {
  let current = first;
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
    signIn: async () => note('sign-in'),
    complete: async () => {
      note('complete');
      if (fails || !remembered) throw new Error('access_denied');
      become(remembered);
      return remembered;
    },
    renew: async () => {
      note('renew');
      return renewed !== null && become(renewed) !== null;
    },
    forget: async () => {
      note('forget');
      become(null);
    },
    signOut: async () => {
      note('sign-out');
      become(null);
    },
  };
}
