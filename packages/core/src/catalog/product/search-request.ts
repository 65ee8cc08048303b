import { noProductFilters, type ProductFilters } from './search-filter.js';
import { productSearchPage, searchedText } from './search-text.js';

/** What a product search shows: the typed text, the filters that act, and the page, counted from 1. */
export interface ProductSearchRequest {
  readonly text: string;
  readonly filters: ProductFilters;
  readonly page: number;
}

export const emptyProductSearch: ProductSearchRequest = {
  text: '',
  filters: noProductFilters,
  page: productSearchPage.first,
};

/** The search with another text; a text that says the same when trimmed keeps the page. @see P-015, P-017 */
export function withSearchText(request: ProductSearchRequest, text: string): ProductSearchRequest {
  if (searchedText(text) === searchedText(request.text)) return { ...request, text };
  return { ...request, text, page: productSearchPage.first };
}

/** The search with other filters, on its first page. @see P-017, P-020 */
export function withSearchFilters(request: ProductSearchRequest, filters: ProductFilters): ProductSearchRequest {
  return { ...request, filters, page: productSearchPage.first };
}

/** The search on another page; below the first there is none. @see P-017 */
export function withSearchPage(request: ProductSearchRequest, page: number): ProductSearchRequest {
  return { ...request, page: Math.max(productSearchPage.first, Math.trunc(page)) };
}

/** Rows to leave out and to take for a page. @see P-017 */
export function searchPageRows(page: number): { readonly skip: number; readonly take: number } {
  return { skip: (page - productSearchPage.first) * productSearchPage.size, take: productSearchPage.size };
}
