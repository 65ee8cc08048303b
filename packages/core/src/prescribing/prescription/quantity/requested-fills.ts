import { compare, decimalOf, dividedUp } from '../../../base/decimal/index.js';
import type { LocationFacts } from '../../../practice/location/index.js';
import type { ProductFacts } from '../../../catalog/product/index.js';

export type PackFacts = Pick<ProductFacts, 'packsizeQty'>;
export type PortalFacts = Pick<LocationFacts, 'locationPortalType'>;

/** A product without a package size counts by one. */
export function packSizeOf({ packsizeQty }: PackFacts): number {
  return isPackSize(packsizeQty) ? packsizeQty : 1;
}

export const isPackSize = (size: number | null | undefined): size is number => Number.isFinite(size) && (size ?? 0) > 0;

/** Whether a request counts packages (portal type brava) rather than dispensing units. @see P-048 */
export function countsPacks({ locationPortalType }: PortalFacts): boolean {
  return locationPortalType.code === 'brava';
}

/**
 * The number of fills that a request asks for; a fill is a package. At portal type brava, `quantityRequested` counts
 * packages, elsewhere dispensing units, which are divided by the package size and rounded up: 237 mL of a 237 mL bottle
 * are one fill. Unknown quantities count as one fill, because more fills allow more refills (P-057, P-273).
 *
 * @param requestedQuantity - `quantityRequested` of the task being answered; `null` without one
 * @param product - the prescribed product; `null` while none is chosen
 * @returns a whole number, 1 or more
 * @see P-048, P-057, P-164
 */
export function requestedFills(
  requestedQuantity: number | null | undefined,
  product: PackFacts | null,
  location: PortalFacts,
): number {
  if (requestedQuantity == null || !Number.isFinite(requestedQuantity)) return 1;
  const asked = decimalOf(requestedQuantity);
  const pack = countsPacks(location) ? 1 : product?.packsizeQty;
  if (!isPackSize(pack) || compare(asked, decimalOf(0)) < 0) return 1;
  return Math.max(1, dividedUp(asked, decimalOf(pack)));
}
