import { emptyProductSearch, type ProductSearchRequest } from './search-request.js';
import { productSearchPage, productSearchText, searchedText } from './search-text.js';

/** The part of a product search that is in the URL of a search page. */
export type ProductSearchInUrl = Pick<ProductSearchRequest, 'text' | 'page'>;

/** Numbers of up to nine digits; `pageWithin` handles a page beyond the last. */
const pageNumber = /^[1-9]\d{0,8}$/;

/**
 * The search in a URL. An invalid page and excess characters are ignored, so that a broken link still searches.
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
 * The URL query of this search, without an empty text and the first page.
 *
 * @param others - the current query, whose other parameters are kept
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
