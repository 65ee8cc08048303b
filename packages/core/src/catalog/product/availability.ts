import { trimmedOrNull } from '../../base/text/index.js';
import type { ProductFacts } from './product.js';

/** P-180. */
export const outOfStockText = 'Temporarily Out of Stock';

/**
 * The banner of an out-of-stock product: its status text, or the default one; `null` when it is in stock. It does not
 * prevent saving or issuing.
 *
 * @see P-180, P-051
 */
export function outOfStockBanner(
  product: Pick<ProductFacts, 'isOutOfStock'> & { readonly status: string | null },
): string | null {
  if (!product.isOutOfStock) return null;
  return trimmedOrNull(product.status) ?? outOfStockText;
}

/**
 * The delivery time of a product, '1 to 2 business days'; `null` when it is unknown.
 *
 * @see P-145, P-179
 */
export function deliveryTimeLabel(range: { readonly min: number; readonly max: number } | null): string | null {
  if (range === null) return null;
  if (range.min < range.max) return `${range.min} to ${range.max} business days`;
  return range.max === 1 ? '1 business day' : `${range.max} business days`;
}
