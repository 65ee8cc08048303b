import { Failure } from '../failure/failure.js';

/** The identity of a user at the identity provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Email address, which is the username here. */
  readonly username: string;
}

/** Why a token does not identify a user; for the log. */
export class ClaimFault extends Failure {
  constructor(readonly reason: string) {
    super('UNAUTHENTICATED');
  }
}

/** Lookalike characters must not open another account: the Kelvin sign lowercases to k. */
const visibleAscii = /^[\x21-\x7e]+$/;

/**
 * Reads the identity from the claims of a verified token.
 *
 * @param usernameClaim - claim with the email address
 * @throws ClaimFault when a claim is missing, or the address is unverified or not plain ASCII
 */
export function identityOf(claims: Readonly<Record<string, unknown>>, usernameClaim: string): Identity {
  const { iss: issuer, sub: subject, email_verified: isVerified } = claims;
  const email = claims[usernameClaim];
  if (typeof issuer !== 'string' || typeof subject !== 'string' || subject === '') throw new ClaimFault('no subject');
  if (typeof email !== 'string' || email.trim() === '') throw new ClaimFault(`no claim ${usernameClaim}`);
  // Some providers send it as a string.
  if (isVerified === false || isVerified === 'false') throw new ClaimFault('the email address is not verified');
  const username = email.trim();
  if (!visibleAscii.test(username) || !username.includes('@'))
    throw new ClaimFault(`the claim ${usernameClaim} is not a plain email address`);
  return { issuer, subject, username };
}
