import type { ProductFacts } from './product.js';

const withoutShelfLife = ['Preventative', 'Food - Wet', 'Food - Dry'];

/**
 * The max shelf life in days, '180 days'; `null` where it does not show: products of the portal type signa show it,
 * preventatives and food do not.
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
