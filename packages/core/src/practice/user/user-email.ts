import { isEmail } from '../../base/contact/index.js';
import { required, type Issue } from '../../base/failure/index.js';
import { isBlank, isTooLong, trimmed } from '../../base/text/index.js';
import { userLimits } from './limits.js';
import { userTexts } from './text.js';

/** What the provider can tell apart and a sign-in may come with. */
const plainAscii = /^[\x21-\x7e]+$/;

/**
 * The violation of an e-mail address that is, or may become, a username: as sign-in takes them, in plain ASCII.
 *
 * @param form - which of the two texts stands there
 * @see
 */
export function userEmailIssue(email: string, path: string, form: keyof typeof userTexts.email): Issue | null {
  if (isBlank(email)) return required(path);
  if (isTooLong(email, userLimits.email))
    return { path, code: 'too-long', message: `Please use at most ${userLimits.email} characters` };
  if (isEmail(email) && plainAscii.test(trimmed(email))) return null;
  return { path, code: 'invalid', message: userTexts.email[form] };
}

/** A username is the e-mail address, and two are the same ignoring case. @see A-085 */
export function sameUsername(a: string, b: string): boolean {
  return trimmed(a).toLowerCase() === trimmed(b).toLowerCase();
}
