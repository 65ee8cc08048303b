import { noProductFilters, type ProductFilters } from './search-filter.js';
import { productSearchPage, searchedText } from './search-text.js';

/** The state of a product search: the typed text, the active filters, and the page, starting at 1. */
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

/** The search with another text; if it is equal after trimming, the page is kept. @see P-015, P-017 */
export function withSearchText(request: ProductSearchRequest, text: string): ProductSearchRequest {
  if (searchedText(text) === searchedText(request.text)) return { ...request, text };
  return { ...request, text, page: productSearchPage.first };
}

/** The search with other filters, on its first page. @see P-017, P-020 */
export function withSearchFilters(request: ProductSearchRequest, filters: ProductFilters): ProductSearchRequest {
  return { ...request, filters, page: productSearchPage.first };
}

/** The search on another page, at least the first. @see P-017 */
export function withSearchPage(request: ProductSearchRequest, page: number): ProductSearchRequest {
  return { ...request, page: Math.max(productSearchPage.first, Math.trunc(page)) };
}

/** The number of rows to skip and to take for a page. @see P-017 */
export function searchPageRows(page: number): { readonly skip: number; readonly take: number } {
  return { skip: (page - productSearchPage.first) * productSearchPage.size, take: productSearchPage.size };
}
