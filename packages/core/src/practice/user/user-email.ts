import { isEmail } from '../../base/contact/index.js';
import { required, type Issue } from '../../base/failure/index.js';
import { isBlank, isTooLong, trimmed } from '../../base/text/index.js';
import { userLimits } from './limits.js';
import { userTexts } from './text.js';

/** The characters that the identity provider distinguishes and that a username can contain. */
const plainAscii = /^[\x21-\x7e]+$/;

/**
 * The issue of an email address that is, or may become, a username: sign-in accepts only plain ASCII.
 *
 * @param form - decides which of the two texts is shown
 * @see
 */
export function userEmailIssue(email: string, path: string, form: keyof typeof userTexts.email): Issue | null {
  if (isBlank(email)) return required(path);
  if (isTooLong(email, userLimits.email))
    return { path, code: 'too-long', message: `Enter at most ${userLimits.email} characters` };
  if (isEmail(email) && plainAscii.test(trimmed(email))) return null;
  return { path, code: 'invalid', message: userTexts.email[form] };
}

/** Whether two usernames, which are email addresses, are the same ignoring case. @see A-085 */
export function sameUsername(a: string, b: string): boolean {
  return trimmed(a).toLowerCase() === trimmed(b).toLowerCase();
}
