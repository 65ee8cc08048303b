import { hash } from 'node:crypto';
import { Failure } from '../failure/failure.js';

/** Checks a bearer token and tells whose it is. */
export interface Bearer {
  /**
   * @param authorization - the header as it came
   * @throws Failure UNAUTHENTICATED for anything but a valid token
   */
  holder(authorization: string | undefined, now: Date): Promise<Holder>;
  /** Whose a token is that was read before; null when it has to be read first. */
  known(authorization: string | undefined, now: Date): Holder | null;
}

/** Whose a valid token is. */
export interface Holder {
  /** The e-mail address, which is the username. */
  readonly username: string;
  /** The session of the portal that it belongs to; null for a token of the identity provider. */
  readonly sessionId: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Reads one kind of token; null for a token of another kind. */
export type TokenReader = (token: string, now: Date) => Promise<Holder> | null;

const most = 10_000;

/**
 * Takes the tokens of several kinds, and remembers those that it read until they end. That a person is disabled, or a
 * session ended, is noticed by the directory, with the rights.
 */
export function openBearer(readers: readonly TokenReader[]): Bearer {
  const read = new Map<string, Holder>();

  function remembered(token: string, now: Date): Holder | null {
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

/** Asks one reader after the other: what is a token of the first kind is shown to no other, whose refusal nobody awaits. */
async function readBy(readers: readonly TokenReader[], token: string, now: Date): Promise<Holder> {
  for (const reader of readers) {
    const reading = reader(token, now);
    if (reading !== null) return await reading;
  }
  throw new Failure('UNAUTHENTICATED');
}

const tokenIn = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

const keyOf = (token: string): string => hash('sha256', token, 'base64');
