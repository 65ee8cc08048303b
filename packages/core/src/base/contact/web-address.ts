import type { Issue } from '../failure/index.js';
import { trimmed } from '../text/index.js';

/** */
export const invalidUrlText = 'This field must be a valid url.';

/** The longest URL that every browser accepts, in characters. */
const maxLength = 2000;
const absolute =
  /^https?:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d](?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/i;

/**
 * Whether a text, trimmed, is an absolute http or https URL. Other schemes are unsafe as links.
 *
 * @see
 */
export function isWebAddress(text: string): boolean {
  const address = trimmed(text);
  return address.length <= maxLength && absolute.test(address);
}

/** The issue of an invalid URL. @param path - the input field @see */
export function webAddressIssue(text: string, path: string): Issue | null {
  return isWebAddress(text) ? null : { path, code: 'invalid', message: invalidUrlText };
}
