import { hash } from 'node:crypto';
import { Failure } from '../failure/failure.js';

/** Verifies a bearer token and identifies its principal. */
export interface Bearer {
  /**
   * @param authorization - the Authorization header
   * @throws Failure UNAUTHENTICATED for anything but a valid token
   */
  holder(authorization: string | undefined, now: Date): Promise<Principal>;
  /** The principal of a token that was verified before; null when it must be verified first. */
  known(authorization: string | undefined, now: Date): Principal | null;
}

/** The principal of a valid token. */
export interface Principal {
  /** The email address, which is the username. */
  readonly username: string;
  /** The portal session that it belongs to; null for a token of the identity provider. */
  readonly sessionId: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Verifies tokens of one kind; returns null for any other kind. */
export type TokenReader = (token: string, now: Date) => Promise<Principal> | null;

const most = 10_000;

/**
 * Accepts tokens of several kinds and caches verified tokens until they expire. The directory detects disabled users
 * and ended sessions when it loads rights.
 */
export function openBearer(readers: readonly TokenReader[]): Bearer {
  const read = new Map<string, Principal>();

  function remembered(token: string, now: Date): Principal | null {
    const found = read.get(keyOf(token));
    return found && found.expiresAt > now.getTime() ? found : null;
  }

  return {
    known(authorization, now) {
      const token = tokenIn(authorization);
      return token === null ? null : remembered(token, now);
    },
    async holder(authorization, now) {
      const token = tokenIn(authorization);
      if (token === null) throw new Failure('UNAUTHENTICATED');
      const known = remembered(token, now);
      if (known) return known;
      read.delete(keyOf(token));
      const fresh = await readBy(readers, token, now);
      if (read.size >= most) read.clear();
      read.set(keyOf(token), fresh);
      return fresh;
    },
  };
}

/**
 * Tries one reader after the other. A token of the first kind is not passed to the others, so their rejections are
 * never left unhandled.
 */
async function readBy(readers: readonly TokenReader[], token: string, now: Date): Promise<Principal> {
  for (const reader of readers) {
    const reading = reader(token, now);
    if (reading !== null) return await reading;
  }
  throw new Failure('UNAUTHENTICATED');
}

const tokenIn = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

const keyOf = (token: string): string => hash('sha256', token, 'base64');
