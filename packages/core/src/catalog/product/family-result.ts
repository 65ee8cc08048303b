import type { SpeciesCode } from '../../base/species/index.js';
import { isControlled } from './controlled.js';
import { priceOf, type PriceFacts, type PriceQuestion } from './price.js';
import type { DeaSchedule, ProductApprovalType, ProductFacts } from './product.js';
import type { ShipDays } from './ship-time.js';

/** The fields of each product that the result row of a family needs. Field names are those of the API (P-192). */
export interface ListedProduct
  extends
    PriceFacts,
    Pick<
      ProductFacts,
      | 'id'
      | 'title'
      | 'productFamily'
      | 'ingredients'
      | 'classification'
      | 'productApprovalType'
      | 'productSpecies'
      | 'productFlavors'
      | 'isControlled'
      | 'deaSchedule'
      | 'isOutOfStock'
      | 'compound'
      | 'fullfillmentVendor'
    > {
  readonly sku: string;
  readonly description: string | null;
  readonly productPresentation: { readonly id: string; readonly description: string; readonly image: string };
  readonly rxDeliveryDays: ShipDays;
  readonly officeUseDeliveryDays: ShipDays;
  readonly isHazardous: boolean;
  readonly isTempSensitive: boolean;
  readonly status: string | null;
  readonly isPreferredPrescribed: boolean;
  readonly imageFront: string | null;
  readonly parentUuid: string | null;
}

/** A family as shown in a result row (P-193). Prices are in dollars. */
export interface FamilyResult {
  readonly id: string;
  readonly lowestFamilyId: string;
  readonly productFamily: string;
  readonly name: string;
  readonly description: string | null;
  readonly species: SpeciesCode[];
  readonly isOfficeUse: boolean;
  readonly sku: string;
  readonly srp: number | null;
  readonly srpHighest: number | null;
  readonly whenShipOffice: ShipDays;
  readonly whenShipRx: ShipDays;
  readonly imageURL: string;
  readonly dosage: string;
  readonly presentationFID: string;
  readonly presentations: string[];
  readonly brands: string[];
  readonly flavors: string[];
  readonly classifications: string[];
  readonly productApprovalTypes: ProductApprovalType[];
  readonly compound: boolean;
  readonly isControlled: boolean;
  readonly deaSchedules: DeaSchedule[];
  readonly isHazardous: boolean;
  readonly isTempSensitive: boolean;
  readonly isOutOfStock: boolean;
  readonly status: string | null;
  readonly isActive: true;
  readonly isPreferredPrescribed: boolean;
  readonly ingredients: string[];
  readonly facilities: string[];
  readonly origin: string;
  readonly parentUuid: string | null;
}

/** The catalog that families belong to (P-193). */
export const catalogueOrigin = 'signa';

/**
 * The result row of a family, from its matching products.
 *
 * ID, SKU, description and form are those of the product with the lowest ID. A family is out of stock when no product
 * is in stock. Warnings (controlled, hazardous, temperature) are true when any product has them.
 *
 * @param products - at least one
 * @throws RangeError without products
 * @see P-193, P-183
 */
export function familyResult(products: readonly ListedProduct[], question: PriceQuestion): FamilyResult {
  const sorted = products.toSorted((a, b) => Number(a.id) - Number(b.id));
  const [first] = sorted;
  if (first === undefined) throw new RangeError('A family without products has no result row');
  const some = (isSo: (product: ListedProduct) => boolean) => sorted.some(isSo);
  const each = <T extends string>(valuesOf: (product: ListedProduct) => readonly T[]) =>
    inOrder(sorted.flatMap(valuesOf));
  const prices = sorted.map((product) => priceOf(product, question)).filter((price) => price !== null);
  const isOutOfStock = sorted.every((product) => product.isOutOfStock);
  return {
    id: first.id,
    lowestFamilyId: first.id,
    productFamily: first.productFamily,
    name: first.productFamily,
    description: first.description,
    species: each(({ productSpecies }) => productSpecies as readonly SpeciesCode[]),
    isOfficeUse: question.isOfficeUse,
    sku: first.sku,
    srp: prices.length > 0 ? Math.min(...prices) : null,
    srpHighest: prices.length > 0 ? Math.max(...prices) : null,
    whenShipOffice: widest(sorted.map(({ officeUseDeliveryDays }) => officeUseDeliveryDays)),
    whenShipRx: widest(sorted.map(({ rxDeliveryDays }) => rxDeliveryDays)),
    imageURL: sorted.find(({ imageFront }) => imageFront !== null)?.imageFront ?? first.productPresentation.image,
    dosage: first.productPresentation.description,
    presentationFID: first.productPresentation.id,
    presentations: each(({ productPresentation }) => [productPresentation.description]),
    brands: each(({ title }) => [title]),
    flavors: each(({ productFlavors }) => productFlavors.map(({ flavor }) => flavor)),
    classifications: each(({ classification }) => [classification]),
    productApprovalTypes: each(({ productApprovalType }) => [productApprovalType]),
    compound: some(({ compound }) => compound),
    isControlled: some(isControlled),
    deaSchedules: each(({ deaSchedule }) => (deaSchedule === null ? [] : [deaSchedule])),
    isHazardous: some(({ isHazardous }) => isHazardous),
    isTempSensitive: some(({ isTempSensitive }) => isTempSensitive),
    isOutOfStock,
    status: isOutOfStock ? (sorted.find(({ status }) => status?.trim())?.status ?? null) : null,
    isActive: true,
    isPreferredPrescribed: some(({ isPreferredPrescribed }) => isPreferredPrescribed),
    ingredients: each(({ ingredients }) => ingredients),
    facilities: each(({ fullfillmentVendor }) => (fullfillmentVendor === null ? [] : [fullfillmentVendor])),
    origin: catalogueOrigin,
    parentUuid: first.parentUuid,
  };
}

/** From the earliest to the latest of the known days. */
function widest(days: readonly ShipDays[]): ShipDays {
  const known = days.filter((range) => range !== null);
  if (known.length === 0) return null;
  return { min: Math.min(...known.map(({ min }) => min)), max: Math.max(...known.map(({ max }) => max)) };
}

function inOrder<T extends string>(values: readonly T[]): T[] {
  return [...new Set(values)].sort();
}
