import { type Issue, required } from '../../base/failure/index.js';
import { firstPage } from '../../base/limits/index.js';
import { isTooLong, trimmed, visibleLength } from '../../base/text/index.js';

/** Characters of the text of a product search, trimmed (P-015, P-016, P-228). */
export const productSearchText = { minimum: 1, maximum: 50 } as const;

/** Families on one page of a product search, and the page it starts on (P-017, P-228). */
export const productSearchPage = { size: 10, first: firstPage } as const;

export const productSearchTextTooLong = `Search text must be at most ${productSearchText.maximum} characters`;

/**
 * Whether what is typed is searched for: something is left when trimmed, and a location is selected.
 *
 * @see P-016
 */
export function isProductSearchable(typed: string, locationId: string | null): locationId is string {
  return locationId !== null && visibleLength(typed) >= productSearchText.minimum;
}

/**
 * A typed text as it is searched for: trimmed, any run of blanks or control characters one space.
 *
 * @see P-015
 */
export function searchedText(typed: string): string {
  return trimmed(typed).replace(/[\s\p{Cc}]+/gu, ' ');
}

/**
 * What the server refuses about a search text: none at all, and one that is too long.
 *
 * @param path - the argument that carries the text
 * @see P-015, P-016
 */
export function productSearchTextIssues(text: string, path: string): Issue[] {
  if (visibleLength(text) < productSearchText.minimum) return [required(path)];
  return isTooLong(searchedText(text), productSearchText.maximum)
    ? [{ path, code: 'too-long', message: productSearchTextTooLong }]
    : [];
}
