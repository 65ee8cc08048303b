import type { Renewal } from '../../client/renewal';

export interface SignedIn {
  /** Carried with every call; kept in memory only. */
  readonly token: string;
  /** The e-mail address, which is the username. */
  readonly username: string;
}

/** Who is signed in, as the server's session says. */
export interface Identity {
  readonly current: () => SignedIn | null;
  /** Settles once the token at hand is good for a call, or there is none. */
  readonly ready: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server whether the browser has a session; null when it has none. */
  readonly restore: () => Promise<SignedIn | null>;
  /**
   * Leaves for the provider's own page, to come back to an address of the portal.
   *
   * @param asSomebodyElse - the provider asks who it is, even where it knows the browser
   */
  readonly signIn: (returnTo: string, asSomebodyElse: boolean) => void;
  /** A fresh token for the same person. */
  readonly renew: () => Promise<Renewal>;
  /** Forgets the token here; the server is not told. */
  readonly forget: () => void;
  /** Ends the session and signs out at the provider, which sends back to `/`. */
  readonly signOut: () => Promise<void>;
}
