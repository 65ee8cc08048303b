import { Failure } from '../failure/failure.js';

/** Refuses a call that says somebody else acted; left out, the session fills it in (P-004). */
export function requireOwnName(sent: string | null | undefined, own: string): void {
  if (sent !== null && sent !== undefined && sent.toLowerCase() !== own.toLowerCase()) {
    throw new Failure(
      'FORBIDDEN',
      'The acting user is the one who is signed in; leave the field out or send your own id.',
    );
  }
}
