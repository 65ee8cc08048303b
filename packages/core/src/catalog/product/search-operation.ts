import { hasFeature, type Features } from '../../practice/location/index.js';

/** The three searches, from the simplest to the most powerful. */
export const productSearches = ['ProductFamilies', 'SearchProductFamilies', 'SearchProducts'] as const;
export type ProductSearch = (typeof productSearches)[number];

/**
 * The search that a location uses: the most powerful one that is enabled.
 *
 * @see P-023
 */
export function productSearchOf(features: Features): ProductSearch {
  if (hasFeature(features, 'fancySearch')) return 'SearchProducts';
  return hasFeature(features, 'fuzzyProductSearch') ? 'SearchProductFamilies' : 'ProductFamilies';
}
