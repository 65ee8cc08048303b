import { Failure } from '../failure/failure.js';
import { hashOf } from '../secrets/secret.js';
import type { SessionStore } from './session-store.js';
import { pageTokenPrefix } from './sessions.js';
import type { TokenReader } from '../access/bearer.js';

/** Verifies the short-lived tokens that a session issues to portal pages. */
export function readPageToken(store: Pick<SessionStore, 'findByToken'>): TokenReader {
  return (token, now) => (token.startsWith(pageTokenPrefix) ? read(store, token, now) : null);
}

async function read(store: Pick<SessionStore, 'findByToken'>, token: string, now: Date) {
  const found = await store.findByToken(hashOf(token), now.toISOString());
  if (!found) throw new Failure('UNAUTHENTICATED');
  return { username: found.username, sessionId: found.id, expiresAt: found.expiresAt };
}
