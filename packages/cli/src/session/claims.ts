interface Claims {
  readonly email?: unknown;
  readonly exp?: unknown;
}

/** What a token says of itself. Only the server judges whether it is genuine. */
function claimsOf(token: string): Claims {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims;
  } catch {
    return {};
  }
}

/** The e-mail claim, which is the username; empty when there is none. */
export function usernameOf(token: string): string {
  const { email } = claimsOf(token);
  return typeof email === 'string' ? email : '';
}

/** When a token ends, in milliseconds since 1970; null when it does not say. */
export function tokenEnd(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : null;
}
