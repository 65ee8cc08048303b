export interface SignedIn {
  /** The access token; kept in memory only. Empty while a page that came drawn waits for the provider. */
  readonly token: string;
  /** The e-mail claim, which is the username. */
  readonly username: string;
}

/** The identity provider as the portal uses it. */
export interface Identity {
  readonly current: () => SignedIn | null;
  /** Settles once the provider has said who is signed in, or need not be asked: a call waits for it. */
  readonly ready: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Signs in without a word when the provider still knows the browser; null when it does not. */
  readonly restore: () => Promise<SignedIn | null>;
  /** Leaves for the provider's own page. */
  readonly signIn: () => Promise<void>;
  /** Finishes the way back from it; rejects when it came back with an error. */
  readonly complete: (url: string) => Promise<SignedIn>;
  /** A fresh token for the same person; false when there is none. */
  readonly renew: () => Promise<boolean>;
  /** Drops the tokens here, without a word to the provider. */
  readonly forget: () => Promise<void>;
  /** Signs out at the provider, which sends back to `/`. */
  readonly signOut: () => Promise<void>;
}
