import { decimalOf, dividedToNearest, numberOf, times } from '../../../base/decimal/index.js';
import { countsPacks, type PackFacts, packSizeOf, type PortalFacts, requestedFills } from './requested-fills.js';

/** The brand portal's stepper: whole numbers of packages. */
export interface QuantityStepper {
  readonly min: number;
  readonly step: 1;
  /** `unitPerFill` of one step. */
  readonly packSize: number;
}

/**
 * The quantity stepper; `null` where the quantity is typed, which is everywhere except at locations of portal type
 * brava.
 *
 * @param requestedQuantity - `quantityRequested` of the task being answered, in packages; `null` without one
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

/** `unitPerFill` of a number of steps: three packages of 1.1 are 3.3 (P-048, P-272). */
export function unitPerFillOf(steps: number, product: PackFacts): number {
  return numberOf(times(decimalOf(steps), decimalOf(packSizeOf(product))));
}

/** The stepper's position for a stored `unitPerFill`; 1 when that is not a number (P-048). */
export function stepsOf(unitPerFill: number, product: PackFacts): number {
  if (!Number.isFinite(unitPerFill) || unitPerFill <= 0) return 1;
  return Math.max(1, dividedToNearest(decimalOf(unitPerFill), decimalOf(packSizeOf(product))));
}

/**
 * The quantity requested by a renewal: the number of packages filled at a location of portal type brava, otherwise the
 * quantity per fill. A renewal that requested 90 packages where 90 tablets were filled could not be approved unchanged.
 *
 * @param unitPerFill - of the renewed prescription, 1 to 9999
 * @see P-048, P-161
 */
export function renewedQuantityOf(unitPerFill: number, product: PackFacts, location: PortalFacts): number {
  return countsPacks(location) ? stepsOf(unitPerFill, product) : unitPerFill;
}

/** P-049. */
export const requestedMoreText =
  'The client ordered more than is currently authorized. Please authorize the new quantity, or decline and copy.';

/**
 * The notice of a task that requests more than is authorized; `null` when it does not, or when either is unknown. Both
 * have the same unit, packages at portal type brava and otherwise dispensing units, so they can be compared directly.
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
