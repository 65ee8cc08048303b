import { type Issue, required } from '../../base/failure/index.js';
import { firstPage } from '../../base/limits/index.js';
import { isTooLong, trimmed, visibleLength } from '../../base/text/index.js';

/** Limits of the trimmed text of a product search, in characters (P-015, P-016, P-228). */
export const productSearchText = { minimum: 1, maximum: 50 } as const;

/** Page size of a product search, and its first page (P-017, P-228). */
export const productSearchPage = { size: 10, first: firstPage } as const;

export const productSearchTextTooLong = `Search text must be at most ${productSearchText.maximum} characters`;

/**
 * Whether a typed text is searched: it is not blank, and a location is selected.
 *
 * @see P-016
 */
export function isProductSearchable(typed: string, locationId: string | null): locationId is string {
  return locationId !== null && visibleLength(typed) >= productSearchText.minimum;
}

/**
 * A typed text as it is searched: trimmed, with spaces and control characters collapsed.
 *
 * @see P-015
 */
export function searchedText(typed: string): string {
  return trimmed(typed).replace(/[\s\p{Cc}]+/gu, ' ');
}

/**
 * The issues of a search text: it is blank, or too long.
 *
 * @param path - the argument that contains the text
 * @see P-015, P-016
 */
export function productSearchTextIssues(text: string, path: string): Issue[] {
  if (visibleLength(text) < productSearchText.minimum) return [required(path)];
  return isTooLong(searchedText(text), productSearchText.maximum)
    ? [{ path, code: 'too-long', message: productSearchTextTooLong }]
    : [];
}
