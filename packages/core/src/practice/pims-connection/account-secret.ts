import type { Issue } from '../../base/failure/index.js';
import { isTooLong, trimmed } from '../../base/text/index.js';

/** Maximum length of a typed secret. */
export const accountSecretMaximum = 200;

/** Shown in place of a stored secret, which cannot be read back. */
export const accountSecretMask = '*'.repeat(32);

/**
 * The new secret of a form or a call.
 *
 * @returns `null` to keep the stored one: the secret is missing, blank or the mask
 * @see A-122
 */
export function newAccountSecret(sent: string | null | undefined): string | null {
  const secret = trimmed(sent ?? '');
  return secret === '' || secret === accountSecretMask ? null : secret;
}

/** The issue of an invalid secret; its message never reveals any of it. @see A-122 */
export function accountSecretIssue(sent: string | null | undefined): Issue | null {
  const secret = newAccountSecret(sent);
  const violation = (code: string, message: string): Issue => ({ path: 'pimsAccountSecret', code, message });
  if (secret === null) return null;
  if (isTooLong(secret, accountSecretMaximum))
    return violation('too-long', `Enter at most ${accountSecretMaximum} characters`);
  // The secret is sent in a header, which allows only these characters.
  return /^[\x21-\x7e]+$/.test(secret)
    ? null
    : violation('not-plain', 'Use only letters, digits, and keyboard symbols, without spaces');
}
