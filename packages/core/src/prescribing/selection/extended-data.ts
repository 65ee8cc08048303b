import type { Classification, ProductFacts } from '../../catalog/product/index.js';
import type { ProductChoice } from './choice.js';

/** Fields of an offered product that the selection reads; contract field names (P-192). */
export type OfferedProduct = Pick<ProductFacts, 'id' | 'isActive' | 'weightMin' | 'weightMax'>;

/** The fields of GetProductsExtendedDataFromProductFamily that the selection reads (P-193, P-202). */
export interface ExtendedData<Product extends OfferedProduct = OfferedProduct> {
  readonly flavorProductMap: readonly { readonly flavorId: string; readonly flavor: string }[];
  readonly classificationProductMap: readonly {
    readonly classification: string;
    readonly strengthProductMap: readonly { readonly strength: string; readonly products: readonly Product[] }[];
  }[];
}

/** A strength with its classification, as step 2 offers it, and its products. */
export interface OfferedStrength<Product extends OfferedProduct = OfferedProduct> {
  readonly classification: string;
  readonly strength: string;
  readonly products: readonly Product[];
}

type StrengthChoice = Pick<ProductChoice, 'productClassification' | 'productStrength'>;

/** The strengths with an active product, in the order of the response (P-026, P-046). */
export function strengthsIn<Product extends OfferedProduct>(
  data: ExtendedData<Product>,
): readonly OfferedStrength<Product>[] {
  return data.classificationProductMap
    .flatMap(({ classification, strengthProductMap }) =>
      strengthProductMap.map(({ strength, products }) => ({
        classification,
        strength,
        products: products.filter(({ isActive }) => isActive),
      })),
    )
    .filter(({ products }) => products.length > 0);
}

/** The active products of a chosen strength; empty when the response does not have it (P-026, P-036). */
export function productsIn<Product extends OfferedProduct>(
  data: ExtendedData<Product>,
  { productClassification, productStrength }: StrengthChoice,
): readonly Product[] {
  return strengthsIn(data)
    .filter(({ classification, strength }) => classification === productClassification && strength === productStrength)
    .flatMap(({ products }) => products);
}

/** Pounds; `null` for an open end. */
export interface WeightFilter {
  readonly minProductWeight: number | null;
  readonly maxProductWeight: number | null;
}

const preventative: Classification = 'Preventative';

/**
 * The weight filters that choosing a strength sets: those of its products when it is a preventative. If products of one
 * strength have different ranges, the widest applies, and one without a limit opens that end.
 *
 * @returns `null` for another classification, which sets none
 * @see P-032
 */
export function weightFilterOf(
  classification: string | null,
  products: readonly Pick<ProductFacts, 'weightMin' | 'weightMax'>[],
): WeightFilter | null {
  if (classification !== preventative || products.length === 0) return null;
  const widest = (bounds: readonly (number | null)[], pick: (...bounds: number[]) => number) => {
    const known = bounds.filter((bound) => bound !== null);
    return known.length === bounds.length ? pick(...known) : null;
  };
  return {
    minProductWeight: widest(
      products.map(({ weightMin }) => weightMin),
      Math.min,
    ),
    maxProductWeight: widest(
      products.map(({ weightMax }) => weightMax),
      Math.max,
    ),
  };
}
