import type { ProductFacts } from './product.js';

const withoutShelfLife = ['Preventative', 'Food - Wet', 'Food - Dry'];

/**
 * The maximum shelf life, '180 days'; `null` when it is not shown: only products of the portal type signa show it,
 * except preventatives and food.
 *
 * @see P-187
 */
export function shelfLifeLabel(
  product: Pick<ProductFacts, 'shelfLife' | 'classification'> & { readonly productPortalTypes: readonly string[] },
): string | null {
  const shows = product.productPortalTypes.includes('signa') && !withoutShelfLife.includes(product.classification);
  if (!shows || product.shelfLife === null || product.shelfLife <= 0) return null;
  return product.shelfLife === 1 ? '1 day' : `${product.shelfLife} days`;
}
