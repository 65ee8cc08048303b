import type { LocationFacts } from '../practice/index.js';
import type { ProductFacts } from '../product/index.js';

type PackFacts = Pick<ProductFacts, 'packsizeQty'>;

/** The stepper of the brand portal: whole numbers of packs. */
export interface QuantityStepper {
  readonly min: number;
  readonly step: 1;
  /** `unitPerFill` of one step. */
  readonly packSize: number;
}

/** A product without a pack size counts by one. */
export function packSizeOf({ packsizeQty }: PackFacts): number {
  return packsizeQty !== null && packsizeQty > 0 ? packsizeQty : 1;
}

/**
 * The quantity stepper; `null` where the quantity is typed, which is everywhere but at locations of portal type brava.
 *
 * @param requestedQuantity - `quantityRequested` of the task that is answered, in packs; `null` without one
 * @see P-048
 */
export function quantityStepper(
  product: PackFacts,
  location: Pick<LocationFacts, 'locationPortalType'>,
  requestedQuantity: number | null,
): QuantityStepper | null {
  if (location.locationPortalType.code !== 'brava') return null;
  return { min: Math.max(1, Math.ceil(requestedQuantity ?? 1)), step: 1, packSize: packSizeOf(product) };
}

/** `unitPerFill` of a number of steps, free of binary fractions (P-048). */
export function unitPerFillOf(steps: number, product: PackFacts): number {
  return Math.round(steps * packSizeOf(product) * 100) / 100;
}

/** The stepper's position for a stored `unitPerFill` (P-048). */
export function stepsOf(unitPerFill: number, product: PackFacts): number {
  return Math.max(1, Math.round(unitPerFill / packSizeOf(product)));
}

/**
 * What a request to renew a prescription asks for: as many packs as were filled at a location of portal type brava,
 * elsewhere the quantity of a fill. A request that asked for 90 packs where 90 tablets were filled could not be
 * approved as it stands.
 *
 * @param unitPerFill - of the prescription that is renewed, 1 to 9999
 * @see P-048, P-161
 */
export function renewedQuantityOf(
  unitPerFill: number,
  product: PackFacts,
  location: Pick<LocationFacts, 'locationPortalType'>,
): number {
  return quantityStepper(product, location, null) === null ? unitPerFill : stepsOf(unitPerFill, product);
}

/** P-049. */
export const requestedMoreText =
  'The client ordered more than is currently authorized. Please authorize the new quantity, or decline and copy.';

/**
 * The notice of a task that asks for more than is authorized; `null` when it does not, or when either is unknown.
 *
 * @see P-049
 */
export function requestedMoreNotice(task: {
  readonly quantityRequested: number | null;
  readonly remainingQty: number | null;
}): string | null {
  const { quantityRequested, remainingQty } = task;
  return quantityRequested !== null && remainingQty !== null && quantityRequested > remainingQty
    ? requestedMoreText
    : null;
}
