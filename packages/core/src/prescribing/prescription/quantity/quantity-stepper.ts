import { decimalOf, dividedToNearest, numberOf, times } from '../../../base/decimal/index.js';
import { countsPacks, type PackFacts, packSizeOf, type PortalFacts, requestedFills } from './requested-fills.js';

/** The stepper of the brand portal: whole numbers of packs. */
export interface QuantityStepper {
  readonly min: number;
  readonly step: 1;
  /** `unitPerFill` of one step. */
  readonly packSize: number;
}

/**
 * The quantity stepper; `null` where the quantity is typed, which is everywhere but at locations of portal type brava.
 *
 * @param requestedQuantity - `quantityRequested` of the task that is answered, in packs; `null` without one
 * @see P-048
 */
export function quantityStepper(
  product: PackFacts,
  location: PortalFacts,
  requestedQuantity: number | null,
): QuantityStepper | null {
  if (!countsPacks(location)) return null;
  return { min: requestedFills(requestedQuantity, product, location), step: 1, packSize: packSizeOf(product) };
}

/** `unitPerFill` of a number of steps: three packs of 1.1 are 3.3 (P-048, P-272). */
export function unitPerFillOf(steps: number, product: PackFacts): number {
  return numberOf(times(decimalOf(steps), decimalOf(packSizeOf(product))));
}

/** The stepper's position for a stored `unitPerFill`; 1 where that is no number (P-048). */
export function stepsOf(unitPerFill: number, product: PackFacts): number {
  if (!Number.isFinite(unitPerFill) || unitPerFill <= 0) return 1;
  return Math.max(1, dividedToNearest(decimalOf(unitPerFill), decimalOf(packSizeOf(product))));
}

/**
 * What a request to renew a prescription asks for: as many packs as were filled at a location of portal type brava,
 * elsewhere the quantity of a fill. A request that asked for 90 packs where 90 tablets were filled could not be
 * approved as it stands.
 *
 * @param unitPerFill - of the prescription that is renewed, 1 to 9999
 * @see P-048, P-161
 */
export function renewedQuantityOf(unitPerFill: number, product: PackFacts, location: PortalFacts): number {
  return countsPacks(location) ? stepsOf(unitPerFill, product) : unitPerFill;
}

/** P-049. */
export const requestedMoreText =
  'The client ordered more than is currently authorized. Please authorize the new quantity, or decline and copy.';

/**
 * The notice of a task that asks for more than is authorized; `null` when it does not, or when either is unknown. Both
 * count the same, packs at portal type brava and dispensing units elsewhere, so they are compared as they are.
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
