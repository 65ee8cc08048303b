import type { ProductFilters } from './search-filter.js';
import { isSearched, shipDaysOf, type SearchedProduct } from './searched-family.js';
import { overlapsWeight } from './search-predicate.js';
import { defaultTimesToShip, timeToShipOf, type TimeToShip } from './ship-time.js';
import { weightBandOf } from './weight-range.js';

/** The filter for the forms and products of a chosen family, sent as `configureFilter` (P-199, P-202). */
export interface ProductConfiguration extends Pick<
  ProductFilters,
  'flavorIds' | 'minProductWeight' | 'maxProductWeight'
> {
  /** Omitted means the default of P-202. */
  readonly rxDeliveryDaysFilter: readonly TimeToShip[] | null;
  readonly selectedStrength: string | null;
}

/** The fields of a product that the filter within its family compares. */
export type ConfiguredProduct = Pick<
  SearchedProduct,
  'isActive' | 'isOfficeUse' | 'rxDeliveryDays' | 'officeUseDeliveryDays' | 'productFlavors' | 'weightMin' | 'weightMax'
> & { readonly strengthDisplay: string | null };

/**
 * Whether a product of a chosen family matches the filter: active, for office use if requested, with a selected flavor,
 * time to ship and strength, and an overlapping weight range.
 *
 * @see P-199, P-202, P-033
 */
export function isConfigured(product: ConfiguredProduct, filter: ProductConfiguration, isOfficeUse: boolean): boolean {
  const times = filter.rxDeliveryDaysFilter ?? defaultTimesToShip;
  return (
    isSearched(product, isOfficeUse) &&
    times.includes(timeToShipOf(shipDaysOf(product, isOfficeUse))) &&
    (filter.flavorIds.length === 0 ||
      product.productFlavors.some(({ flavorId }) => filter.flavorIds.includes(flavorId))) &&
    (filter.selectedStrength === null || filter.selectedStrength === (product.strengthDisplay ?? '')) &&
    overlapsWeight(weightBandOf(product), filter)
  );
}

/** Products of one strength, in their original order. */
export interface StrengthProducts<P> {
  readonly strength: string;
  readonly products: readonly P[];
}
export interface ClassificationProducts<P> {
  readonly classification: string;
  readonly strengthProductMap: readonly StrengthProducts<P>[];
}

/**
 * Groups products by classification and strength, both in the order of their first occurrence.
 *
 * @see P-193, P-202
 */
export function byClassificationAndStrength<
  P extends { readonly classification: string; readonly strengthDisplay: string | null },
>(products: readonly P[]): readonly ClassificationProducts<P>[] {
  return grouped(products, ({ classification }) => classification).map(([classification, members]) => ({
    classification,
    strengthProductMap: grouped(members, ({ strengthDisplay }) => strengthDisplay ?? '').map(([strength, same]) => ({
      strength,
      products: same,
    })),
  }));
}

function grouped<P>(
  products: readonly P[],
  keyOf: (product: P) => string,
): readonly (readonly [string, readonly P[]])[] {
  const groups = new Map<string, P[]>();
  for (const product of products) {
    const group = groups.get(keyOf(product));
    if (group) group.push(product);
    else groups.set(keyOf(product), [product]);
  }
  return [...groups];
}
