import { emptyProductSearch, type ProductSearchRequest } from './search-request.js';
import { productSearchPage, productSearchText, searchedText } from './search-text.js';

/** What of a product search stands in the address of a page that is a search. */
export type ProductSearchInUrl = Pick<ProductSearchRequest, 'text' | 'page'>;

/** Numbers of up to nine digits; a page beyond the end is turned by `pageWithin`. */
const pageNumber = /^[1-9]\d{0,8}$/;

/**
 * The search that a URL asks for. A page that is none and characters too many are ignored: a broken link searches for
 * what it can.
 *
 * @see P-014, P-015, P-017
 */
export function parseProductSearch(query: URLSearchParams): ProductSearchInUrl {
  const page = query.get('page') ?? '';
  return {
    text: searchedText(searchedText(query.get('search') ?? '').slice(0, productSearchText.maximum)),
    page: pageNumber.test(page) ? Number(page) : emptyProductSearch.page,
  };
}

/**
 * The URL that asks for this search; no text and the first page stay out of it.
 *
 * @param others - the query as it stands: parameters that are not of the search are kept
 * @see P-014, P-015, P-017
 */
export function serialiseProductSearch(
  { text, page }: ProductSearchInUrl,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const query = new URLSearchParams(others);
  query.delete('search');
  query.delete('page');
  const wanted = searchedText(text);
  if (wanted !== '') query.set('search', wanted);
  if (page !== productSearchPage.first) query.set('page', String(page));
  return query;
}
