import { hash } from 'node:crypto';

/**
 * A stable, pseudonymous fingerprint of a user for the log. With access to the user table, it can be resolved:
 * `left(encode(sha256(convert_to(lower(username), 'UTF8')), 'hex'), 16)`.
 */
export function actorMark(username: string): string {
  return hash('sha256', username.toLowerCase(), 'hex').slice(0, 16);
}
