import type { ProductFacts } from './product.js';

/** A label that ends here has no upper bound (P-083, P-186). Pounds. */
export const openWeightMax = 10_000;

/**
 * The weight band of a label: '< 22 lbs', '> 44 lbs', '11.1 lbs - 22 lbs'; `null` when both ends are open.
 *
 * @see P-186
 */
export function weightRangeLabel({
  weightMin,
  weightMax,
}: Pick<ProductFacts, 'weightMin' | 'weightMax'>): string | null {
  const isOpenBelow = weightMin === null || weightMin === 0;
  const isOpenAbove = weightMax === null || weightMax >= openWeightMax;
  if (isOpenBelow && isOpenAbove) return null;
  if (isOpenBelow) return `< ${weightMax} lbs`;
  if (isOpenAbove) return `> ${weightMin} lbs`;
  return `${weightMin} lbs - ${weightMax} lbs`;
}

/** The weights in pounds that a product is for; both ends belong to it. */
export interface WeightBand {
  readonly min: number;
  readonly max: number;
}

/**
 * The band of a product: an end that is not set is open, and a band written upside down is still the one between its
 * ends.
 *
 * @see P-022, P-202
 */
export function weightBandOf({ weightMin, weightMax }: Pick<ProductFacts, 'weightMin' | 'weightMax'>): WeightBand {
  const [one, other] = [weightMin ?? 0, weightMax ?? openWeightMax];
  return { min: Math.min(one, other), max: Math.max(one, other) };
}
