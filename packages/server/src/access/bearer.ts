import { hash } from 'node:crypto';
import { Failure } from '../failure/failure.js';

/** Checks a bearer token and tells whose it is. */
export interface Bearer {
  /**
   * @param authorization - the header as it came
   * @throws Failure UNAUTHENTICATED for anything but a valid token
   */
  holder(authorization: string | undefined, now: Date): Promise<Holder>;
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
  const known = new Map<string, Holder>();
  return {
    async holder(authorization, now) {
      const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
      if (!token) throw new Failure('UNAUTHENTICATED');
      const key = hash('sha256', token, 'base64');
      const remembered = known.get(key);
      if (remembered && remembered.expiresAt > now.getTime()) return remembered;
      known.delete(key);
      const reading = readers.map((read) => read(token, now)).find((read) => read !== null);
      if (!reading) throw new Failure('UNAUTHENTICATED');
      const fresh = await reading;
      if (known.size >= most) known.clear();
      known.set(key, fresh);
      return fresh;
    },
  };
}
