import { hash } from 'node:crypto';

/**
 * What a line of the log calls a person: the same for the same one, without a name. Whoever may read the table of
 * people finds out whose it is: `left(encode(sha256(convert_to(lower(username), 'UTF8')), 'hex'), 16)`.
 */
export function actorMark(username: string): string {
  return hash('sha256', username.toLowerCase(), 'hex').slice(0, 16);
}
