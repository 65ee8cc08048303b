import type { Operations } from '@signa/core/contract';
import {
  GetSearchFiltersDocument,
  ProductFamiliesDocument,
  SearchProductFamiliesDocument,
  SearchProductsDocument,
} from '@signa/core/contract/typed';
import {
  isProductSearchable,
  productSearchOf,
  type ProductSearchRequest,
  searchedText,
  type SearchFilter,
  searchPageRows,
  shownProductFilters,
} from '@signa/core/catalog';
import { useOperation } from '../../../client/query/use-operation';
import { sentFilters } from './product-question';
import type { SearchPlace } from './product-question';

export type FoundFamily = Operations['ProductFamilies']['data']['productFamilies'][number];

/** @public One page of search results. The compiler names it in the declarations of another file. */
export interface FoundPage {
  readonly families: readonly FoundFamily[];
  readonly total: number;
}

const asFilters = (filters: Operations['getSearchFilters']['data']['searchFilters'] | undefined) =>
  filters as readonly SearchFilter[] | undefined;

/**
 * Runs the search that is enabled at the location (P-023). A response belongs to its text, filters, and page, so
 * results of an earlier text never appear under a later one (P-016).
 */
export function useFoundFamilies(request: ProductSearchRequest, place: SearchPlace, wantsFilters: boolean) {
  const search = productSearchOf(place.features);
  const searchable = isProductSearchable(request.text, place.locationId);
  const text = searchedText(request.text);
  const filters = sentFilters(request.filters, place);
  const rows = searchPageRows(request.page);
  const on = (name: typeof search) => ({ enabled: searchable && search === name, keepOld: true });

  const plain = useOperation(ProductFamiliesDocument, { filter: text, ...filters, ...rows }, on('ProductFamilies'));
  const fuzzy = useOperation(
    SearchProductFamiliesDocument,
    { filter: text, ...filters, ...rows },
    on('SearchProductFamilies'),
  );
  const rich = useOperation(
    SearchProductsDocument,
    { text, ...filters, limit: rows.take, offset: rows.skip },
    on('SearchProducts'),
  );
  const facets = useOperation(
    GetSearchFiltersDocument,
    { text, ...filters },
    {
      enabled: searchable && wantsFilters && search !== 'SearchProducts' && shownProductFilters(place.features).panel,
      keepOld: true,
    },
  );

  const asked = { ProductFamilies: plain, SearchProductFamilies: fuzzy, SearchProducts: rich }[search];
  const found = (): FoundPage | undefined => {
    switch (search) {
      case 'SearchProducts': {
        const result = rich.data?.searchProducts;
        return result && { families: result.families, total: result.metadata.totalResultsFound };
      }
      case 'SearchProductFamilies':
        return (
          fuzzy.data && { families: fuzzy.data.searchProductFamilies, total: fuzzy.data.searchProductFamiliesCount }
        );
      case 'ProductFamilies':
        return plain.data && { families: plain.data.productFamilies, total: plain.data.productFamiliesCount };
    }
  };
  return {
    /** `null` before the first response, and while nothing is searched. */
    found: searchable ? (found() ?? null) : null,
    /** Whether the results belong to an earlier search. */
    isOld: asked.old,
    searchable,
    refreshing: searchable && asked.refreshing,
    failure: searchable ? (asked.failure?.message ?? null) : null,
    again: asked.again,
    /** The filters with their choices; `null` until a response contains them. */
    filters:
      asFilters(
        search === 'SearchProducts' ? rich.data?.searchProducts.metadata.filters : facets.data?.searchFilters,
      ) ?? null,
    /** Whether the counts of the choices belong to this search rather than a more detailed one. */
    hasCounts: search === 'SearchProducts',
  } as const;
}
