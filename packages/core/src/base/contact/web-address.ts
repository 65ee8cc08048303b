import type { Issue } from '../failure/index.js';
import { trimmed } from '../text/index.js';

/** */
export const invalidUrlText = 'This field must be a valid url.';

/** Characters that every browser takes as an address. */
const maxLength = 2000;
const absolute =
  /^https?:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d](?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/i;

/**
 * Whether a text, trimmed, is an absolute http or https address: other schemes are unsafe as links.
 *
 * @see
 */
export function isWebAddress(text: string): boolean {
  const address = trimmed(text);
  return address.length <= maxLength && absolute.test(address);
}

/** The issue of a text that is no such address. @param path - the input field @see */
export function webAddressIssue(text: string, path: string): Issue | null {
  return isWebAddress(text) ? null : { path, code: 'invalid', message: invalidUrlText };
}
