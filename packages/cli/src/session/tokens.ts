import type { TokenEndpointResponse } from 'openid-client';
import type { Session } from './session.js';

/** Creates a session from a token endpoint response. */
export function sessionFrom(
  tokens: TokenEndpointResponse,
  server: string,
  method: Session['method'],
  now: number,
): Session {
  return {
    server,
    accessToken: tokens.access_token,
    idToken: tokens.id_token ?? null,
    ...(tokens.refresh_token !== undefined && { refreshToken: tokens.refresh_token }),
    expiresAt: tokens.expires_in === undefined ? null : now + tokens.expires_in * 1000,
    method,
    impersonating: null,
  };
}
