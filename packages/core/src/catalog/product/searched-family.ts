import type { SpeciesCode } from '../../base/species/index.js';
import type { ProductFacts } from './product.js';
import { strengthKeys } from './search-strength.js';
import { deliveryTimeOf, timeToShipOf, type DeliveryTime, type ShipDays, type TimeToShip } from './ship-time.js';
import { weightBandOf, type WeightBand } from './weight-range.js';

/** The fields of a product that a search needs. Field names are those of the API (P-192). */
export interface SearchedProduct extends Pick<
  ProductFacts,
  | 'productFamily'
  | 'title'
  | 'strengthDisplay'
  | 'ingredients'
  | 'productFlavors'
  | 'weightMin'
  | 'weightMax'
  | 'isActive'
  | 'compound'
> {
  readonly productPresentation: { readonly description: string } | null;
  readonly productSpecies: readonly string[];
  readonly rxDeliveryDays: ShipDays;
  readonly officeUseDeliveryDays: ShipDays;
  readonly isOfficeUse: boolean;
  readonly isPreferredPrescribed: boolean;
}

/** The search index of a family: the values of all matching products. Lists have no duplicates. */
export interface SearchedFamily {
  readonly productFamily: string;
  readonly titles: readonly string[];
  readonly ingredients: readonly string[];
  readonly presentations: readonly string[];
  /** In the format of `strengthKeys`. */
  readonly strengths: readonly string[];
  readonly species: readonly SpeciesCode[];
  readonly flavorIds: readonly string[];
  readonly timesToShip: readonly TimeToShip[];
  readonly deliveryTimes: readonly DeliveryTime[];
  readonly isPreferredPrescribed: boolean;
  readonly compound: boolean;
  readonly weights: readonly WeightBand[];
}

/**
 * Whether a product is searched: only an active one, and in an office-use search only one for office use. @see P-022
 */
export function isSearched(product: Pick<SearchedProduct, 'isActive' | 'isOfficeUse'>, isOfficeUse: boolean): boolean {
  return product.isActive && (!isOfficeUse || product.isOfficeUse);
}

/** The shipping days of a product: those of an office-use order, or of a prescription. @see P-022 */
export function shipDaysOf(
  product: Pick<SearchedProduct, 'rxDeliveryDays' | 'officeUseDeliveryDays'>,
  isOfficeUse: boolean,
): ShipDays {
  return isOfficeUse ? product.officeUseDeliveryDays : product.rxDeliveryDays;
}

/**
 * The search index of a family; `null` when none of its products is searched, so that it is never found.
 *
 * @param products - all products of the family
 * @see P-022, P-193
 */
export function searchedFamily(products: readonly SearchedProduct[], isOfficeUse: boolean): SearchedFamily | null {
  const counting = products.filter((product) => isSearched(product, isOfficeUse));
  const [first] = counting;
  if (first === undefined) return null;
  const days = counting.map((product) => shipDaysOf(product, isOfficeUse));
  return {
    productFamily: first.productFamily,
    titles: distinct(counting.map(({ title }) => title)),
    ingredients: distinct(counting.flatMap(({ ingredients }) => ingredients)),
    presentations: distinct(counting.flatMap(({ productPresentation: form }) => (form ? [form.description] : []))),
    strengths: distinct(counting.flatMap(({ strengthDisplay }) => strengthKeys(strengthDisplay))),
    species: distinct(counting.flatMap(({ productSpecies }) => productSpecies)) as readonly SpeciesCode[],
    flavorIds: distinct(counting.flatMap(({ productFlavors }) => productFlavors.map(({ flavorId }) => flavorId))),
    timesToShip: distinct(days.map(timeToShipOf)),
    deliveryTimes: distinct(days.map(deliveryTimeOf).filter((time) => time !== null)),
    isPreferredPrescribed: counting.some((product) => product.isPreferredPrescribed),
    compound: counting.some(({ compound }) => compound),
    weights: counting.map(weightBandOf),
  };
}

function distinct<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}
