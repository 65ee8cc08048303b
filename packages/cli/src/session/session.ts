/** Who is signed in where, as kept between two commands. */
export interface Session {
  /** Address of the Signa server, without a slash at the end. */
  readonly server: string;
  readonly accessToken: string;
  readonly idToken: string | null;
  /** Renews the access token; left out where the provider gave none. */
  readonly refreshToken?: string;
  /** Milliseconds since 1970; null when the token does not say. */
  readonly expiresAt: number | null;
  /** How the person signed in: only a browser has a session of its own to end. */
  readonly method: 'browser' | 'device' | 'token';
  /** The username that calls run as, while a support user impersonates. */
  readonly impersonating: string | null;
}
