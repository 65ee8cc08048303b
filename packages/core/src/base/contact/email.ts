import type { Issue } from '../failure/index.js';
import { trimmed } from '../text/index.js';

/** C-022. */
export const invalidEmailText = 'Input is not a valid e-mail';

const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;

/**
 * Whether a text, trimmed, has the form of an email address: one @, a local part before it, and a domain with a dot
 * after it.
 */
export function isEmail(text: string): boolean {
  const [name = '', host = '', ...more] = trimmed(text).split('@');
  return more.length === 0 && local.test(name) && domain.test(host);
}

/** The issue of an invalid email address. @param path - the input field @see C-022, A-115 */
export function emailIssue(text: string, path: string): Issue | null {
  return isEmail(text) ? null : { path, code: 'invalid', message: invalidEmailText };
}
