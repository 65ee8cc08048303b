import type { Issue } from '../../base/failure/index.js';
import { folded, trimmed } from '../../base/text/index.js';

const tooWide = 'Type at least 2 letters';

/**
 * A single ASCII letter or digit, which half of all names contain. A single character of another script may be a whole
 * name.
 */
const widest = /^[!-~]$/;

/**
 * Whether a search is too broad to answer: each of its words is one letter.
 *
 * @param typed - words separated by spaces or the term separator; an empty search returns everything, in pages
 * @see A-473
 */
export function isTooWide(typed: string | null | undefined): boolean {
  const words = folded(trimmed(typed))
    .split(/[\s|,]+/)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => widest.test(word));
}

/** The issue of a search that is too broad. @param path - the variable @see A-473 */
export function searchFloorIssues(typed: string | null | undefined, path: string): Issue[] {
  return isTooWide(typed) ? [{ path, code: 'too-short', message: tooWide }] : [];
}

/** The search to send while a user types: none before the second letter. @see A-473 */
export function searchToSend(typed: string): string | undefined {
  const text = trimmed(typed);
  return text === '' || isTooWide(text) ? undefined : text;
}
