import type { Renewal } from '../../client/renewal';

export interface SignedIn {
  /** Sent with every call; kept in memory only. */
  readonly token: string;
  /** The email address, which is the username. */
  readonly username: string;
}

/** The signed-in user according to the server's session. */
export interface Identity {
  readonly current: () => SignedIn | null;
  /** Resolves once the current token is valid for a call, or there is none. */
  readonly ready: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server whether the browser has a session; null if it has none. */
  readonly restore: () => Promise<SignedIn | null>;
  /**
   * Redirects to the identity provider, which returns to an address of the portal.
   *
   * @param asAnotherUser - the provider asks for the account, even if it has a session
   */
  readonly signIn: (returnTo: string, asAnotherUser: boolean) => void;
  /** A fresh token for the same user. */
  readonly renew: () => Promise<Renewal>;
  /** Discards the local token without notifying the server. */
  readonly forget: () => void;
  /** Ends the session and signs out at the provider, which returns to `/`. */
  readonly signOut: () => Promise<void>;
}
