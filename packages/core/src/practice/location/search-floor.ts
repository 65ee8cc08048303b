import type { Issue } from '../../base/failure/index.js';
import { folded, trimmed } from '../../base/text/index.js';

const tooWide = 'Type at least 2 letters';

/** One letter or digit of a keyboard: half of all names hold it. One of another script may be a whole name. */
const widest = /^[!-~]$/;

/**
 * Whether a search names too much to be answered: each of its words is one letter.
 *
 * @param typed - words with spaces or the separator of terms between them; nothing typed asks for everything, which a
 * list answers by pages
 * @see A-473
 */
export function isTooWide(typed: string | null | undefined): boolean {
  const words = folded(trimmed(typed))
    .split(/[\s|,]+/)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => widest.test(word));
}

/** The violation of a search that names too much. @param path - the variable @see A-473 */
export function searchFloorIssues(typed: string | null | undefined, path: string): Issue[] {
  return isTooWide(typed) ? [{ path, code: 'too-short', message: tooWide }] : [];
}

/** What a list is asked with while something is typed: nothing before the second letter. @see A-473 */
export function askedSearch(typed: string): string | undefined {
  const text = trimmed(typed);
  return text === '' || isTooWide(text) ? undefined : text;
}
