import type { ProductFilters } from './search-filter.js';
import type { SearchedFamily } from './searched-family.js';
import type { WeightBand } from './weight-range.js';

/** The filters of P-021 that are facets; the numbers of a facet count what matches all others (P-198). */
export const productFacets = ['species', 'flavor', 'timeToShip', 'preferred', 'delivery', 'weight'] as const;
export type ProductFacet = (typeof productFacets)[number];

/**
 * Whether a family matches one filter; one that is not set matches every family.
 *
 * @see P-022: species in its species list, preferred by isPreferredPrescribed, delivery and time to ship by the
 * relevant days, weight ranges overlapping; any value within one filter is enough
 */
export function meetsFacet(family: SearchedFamily, filters: ProductFilters, facet: ProductFacet): boolean {
  switch (facet) {
    case 'species':
      return meetsAny(filters.speciesId, family.species);
    case 'flavor':
      return meetsAny(filters.flavorIds, family.flavorIds);
    case 'timeToShip':
      return meetsAny(filters.rxDeliveryDaysFilter, family.timesToShip);
    case 'preferred':
      return filters.isPreferredPrescribed === null || filters.isPreferredPrescribed === family.isPreferredPrescribed;
    case 'delivery':
      return meetsAny(filters.deliveryFilter, family.deliveryTimes);
    case 'weight':
      return family.weights.some((weight) => overlapsWeight(weight, filters));
  }
}

/** Whether a family matches every filter. @see P-022 */
export function meetsFilters(family: SearchedFamily, filters: ProductFilters): boolean {
  return productFacets.every((facet) => meetsFacet(family, filters, facet));
}

/**
 * Whether a label's weight range and the requested one overlap; a missing bound is open.
 *
 * @see P-022, P-202
 */
export function overlapsWeight(
  { min, max }: WeightBand,
  { minProductWeight, maxProductWeight }: Pick<ProductFilters, 'minProductWeight' | 'maxProductWeight'>,
): boolean {
  const isHeavyEnough = minProductWeight === null || minProductWeight <= max;
  return isHeavyEnough && (maxProductWeight === null || min <= maxProductWeight);
}

/**
 * Whether a family is shown, depending on whether compounds of several ingredients are.
 *
 * @param showComboCompoundProducts - true by default, which is what the portal sends
 * @see P-195
 */
export function showsCombo(
  family: Pick<SearchedFamily, 'compound' | 'ingredients'>,
  showComboCompoundProducts: boolean,
): boolean {
  return showComboCompoundProducts || !family.compound || family.ingredients.length < 2;
}

function meetsAny<T>(wanted: readonly T[], had: readonly T[]): boolean {
  return wanted.length === 0 || wanted.some((value) => had.includes(value));
}
