import { Failure } from '../failure/failure.js';

/** Rejects a call that names another acting user; the session supplies the user when the field is omitted (P-004). */
export function requireOwnName(sent: string | null | undefined, own: string): void {
  if (sent !== null && sent !== undefined && sent.toLowerCase() !== own.toLowerCase()) {
    throw new Failure(
      'FORBIDDEN',
      'The acting user must be the user who is signed in. Omit the field or send your own ID.',
    );
  }
}
