import type { ProductFacts } from './product.js';

/** A label range with this maximum has no upper bound (P-083, P-186). In pounds. */
export const openWeightMax = 10_000;

/**
 * The weight range of a label: '< 22 lbs', '> 44 lbs', '11.1 lbs - 22 lbs'; `null` when both ends are open.
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

/** The weights in pounds that a product is for, including both bounds. */
export interface WeightBand {
  readonly min: number;
  readonly max: number;
}

/**
 * The weight range of a product. A missing bound is open, and reversed bounds are swapped.
 *
 * @see P-022, P-202
 */
export function weightBandOf({ weightMin, weightMax }: Pick<ProductFacts, 'weightMin' | 'weightMax'>): WeightBand {
  const [one, other] = [weightMin ?? 0, weightMax ?? openWeightMax];
  return { min: Math.min(one, other), max: Math.max(one, other) };
}
