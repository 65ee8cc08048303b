import type { Issue } from '../../base/failure/index.js';
import type { SpeciesCode } from '../../base/species/index.js';
import { hasFeature, type Features } from '../../practice/location/index.js';
import type { DeliveryTime, TimeToShip } from './ship-time.js';

/**
 * The filters of a search (P-021), sent as `ProductSearchFilters`. An empty list and null do not filter; weights are in
 * pounds.
 */
export interface ProductFilters {
  readonly speciesId: readonly SpeciesCode[];
  readonly flavorIds: readonly string[];
  readonly rxDeliveryDaysFilter: readonly TimeToShip[];
  readonly isPreferredPrescribed: boolean | null;
  readonly deliveryFilter: readonly DeliveryTime[];
  readonly minProductWeight: number | null;
  readonly maxProductWeight: number | null;
}

/** No filters: the initial state, and the result of Clear All (P-020). */
export const noProductFilters: ProductFilters = {
  speciesId: [],
  flavorIds: [],
  rxDeliveryDaysFilter: [],
  isPreferredPrescribed: null,
  deliveryFilter: [],
  minProductWeight: null,
  maxProductWeight: null,
};

/** The filters a location shows: the toggle with its panel, and two of the filters in it. */
export interface ShownProductFilters {
  readonly panel: boolean;
  readonly preferred: boolean;
  readonly delivery: boolean;
}

/** @see P-024 */
export function shownProductFilters(features: Features): ShownProductFilters {
  const panel = hasFeature(features, 'searchFilters');
  return {
    panel,
    preferred: panel && hasFeature(features, 'preferredSearchFilters'),
    delivery: panel && hasFeature(features, 'deliverySearchFilters'),
  };
}

/**
 * The filters to send, without hidden ones, which must have no effect.
 *
 * @see P-024
 */
export function productFiltersToSend(chosen: ProductFilters, features: Features): ProductFilters {
  const shown = shownProductFilters(features);
  if (!shown.panel) return noProductFilters;
  return {
    ...chosen,
    isPreferredPrescribed: shown.preferred ? chosen.isPreferredPrescribed : null,
    deliveryFilter: shown.delivery ? chosen.deliveryFilter : [],
  };
}

/** Whether any filter is set, which decides between the two texts of P-025. */
export function hasProductFilter(filters: ProductFilters): boolean {
  return Object.values(filters).some((value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null));
}

export const productWeightsReversed = 'Minimum weight must not be above the maximum';
export const productWeightNegative = 'Weight must not be below 0';

/**
 * The issues of a weight range: a bound below 0, or a minimum above the maximum, which nothing could match.
 *
 * @see P-021, P-202
 */
export function productWeightIssues({
  minProductWeight: min,
  maxProductWeight: max,
}: Pick<ProductFilters, 'minProductWeight' | 'maxProductWeight'>): Issue[] {
  const issues: Issue[] = [];
  if (min !== null && min < 0)
    issues.push({ path: 'minProductWeight', code: 'too-low', message: productWeightNegative });
  if (max !== null && max < 0)
    issues.push({ path: 'maxProductWeight', code: 'too-low', message: productWeightNegative });
  if (min !== null && max !== null && min > max)
    issues.push({ path: 'minProductWeight', code: 'reversed', message: productWeightsReversed });
  return issues;
}
