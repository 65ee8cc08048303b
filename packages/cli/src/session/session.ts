/** The stored sign-in, kept between commands. */
export interface Session {
  /** Address of the Signa server, without a trailing slash. */
  readonly server: string;
  readonly accessToken: string;
  readonly idToken: string | null;
  /** Refreshes the access token; undefined if the provider issued none. */
  readonly refreshToken?: string;
  /** Milliseconds since 1970; null if the token doesn't say. */
  readonly expiresAt: number | null;
  /** How the user signed in: only a browser sign-in has a provider session to end. */
  readonly method: 'browser' | 'device' | 'token';
  /** The username that calls run as while a support user impersonates. */
  readonly impersonating: string | null;
  /** Never stored: each support command sets it. */
  readonly isSupportTool?: never;
}

/** A session for support commands; the server refuses users who aren't support. */
export type SupportSession = Omit<Session, 'isSupportTool'> & { readonly isSupportTool: true };

/** The session as stored, without the support tool flag. */
export const ownSession = ({ isSupportTool: _of, ...session }: Session | SupportSession): Session => ({
  ...session,
  impersonating: null,
});
