import { Failure } from '../failure/failure.js';

/** Who somebody is at the identity provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Their e-mail address, which is the username here. */
  readonly username: string;
}

/** Why a token does not say who somebody is; for the log. */
export class ClaimFault extends Failure {
  constructor(readonly reason: string) {
    super('UNAUTHENTICATED');
  }
}

/** A letter that looks like another one must not open another one's account: 'K' for Kelvin is k in lower case. */
const visibleAscii = /^[\x21-\x7e]+$/;

/**
 * Reads who somebody is from the claims of a verified token.
 *
 * @param usernameClaim - the claim that holds the e-mail address
 * @throws ClaimFault where one is missing, the address is not verified or is no plain ASCII
 */
export function identityOf(claims: Readonly<Record<string, unknown>>, usernameClaim: string): Identity {
  const { iss: issuer, sub: subject, email_verified: isVerified } = claims;
  const email = claims[usernameClaim];
  if (typeof issuer !== 'string' || typeof subject !== 'string' || subject === '') throw new ClaimFault('no subject');
  if (typeof email !== 'string' || email.trim() === '') throw new ClaimFault(`no claim ${usernameClaim}`);
  // Some providers write it as a text.
  if (isVerified === false || isVerified === 'false') throw new ClaimFault('the e-mail address is not verified');
  const username = email.trim();
  if (!visibleAscii.test(username) || !username.includes('@'))
    throw new ClaimFault(`the claim ${usernameClaim} is no plain e-mail address`);
  return { issuer, subject, username };
}
