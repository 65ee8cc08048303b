interface Claims {
  readonly email?: unknown;
  readonly exp?: unknown;
}

/** Reads the claims of a token without verifying it; only the server does that. */
function claimsOf(token: string): Claims {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims;
  } catch {
    return {};
  }
}

/** The email claim, which is the username; empty if there is none. */
export function usernameOf(token: string): string {
  const { email } = claimsOf(token);
  return typeof email === 'string' ? email : '';
}

/** When a token expires, in milliseconds since 1970; null if it doesn't say. */
export function tokenEnd(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : null;
}
