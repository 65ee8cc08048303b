import type { Issue } from '../../base/failure/index.js';
import { isTooLong, trimmed } from '../../base/text/index.js';

/** Characters of the secret that a person types. */
export const accountSecretMaximum = 200;

/** How a secret shows that is set: nobody reads it back. */
export const accountSecretMask = '*'.repeat(32);

/**
 * The secret that a form or a call wants stored.
 *
 * @returns `null` where it stays as it is: nothing, blanks or the mask
 * @see A-122
 */
export function newAccountSecret(sent: string | null | undefined): string | null {
  const secret = trimmed(sent ?? '');
  return secret === '' || secret === accountSecretMask ? null : secret;
}

/** The violation of a secret; its text never says anything of the secret. @see A-122 */
export function accountSecretIssue(sent: string | null | undefined): Issue | null {
  const secret = newAccountSecret(sent);
  const violation = (code: string, message: string): Issue => ({ path: 'pimsAccountSecret', code, message });
  if (secret === null) return null;
  if (isTooLong(secret, accountSecretMaximum))
    return violation('too-long', `Please use at most ${accountSecretMaximum} characters`);
  // It travels in a header, which holds nothing else.
  return /^[\x21-\x7e]+$/.test(secret)
    ? null
    : violation('not-plain', 'Please use letters, digits and signs of the keyboard only, without spaces');
}
