import { hasFeature, type Features } from '../../practice/location/index.js';

/** The three searches, from the plainest to the richest. */
export const productSearches = ['ProductFamilies', 'SearchProductFamilies', 'SearchProducts'] as const;
export type ProductSearch = (typeof productSearches)[number];

/**
 * The search that is used at a location: the richest that is on there.
 *
 * @see P-023
 */
export function productSearchOf(features: Features): ProductSearch {
  if (hasFeature(features, 'fancySearch')) return 'SearchProducts';
  return hasFeature(features, 'fuzzyProductSearch') ? 'SearchProductFamilies' : 'ProductFamilies';
}
