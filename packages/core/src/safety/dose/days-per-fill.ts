import { daysOfQuantity } from './days-of-quantity.js';
import type { DosedProduct } from './dose-in-units.js';

/** What says how long a fill lasts. */
interface Fill {
  /** As typed, in days; `null` if it isn't. */
  readonly daysSupply: number | null;
  /** Dispensing units. */
  readonly quantity: number | null;
  readonly directions: string | null;
}

/**
 * The days of supply of one fill: as typed, or else as the quantity lasts by the directions with the larger amount,
 * rounded up.
 *
 * @returns `null` if neither says it
 * @see P-395, P-441
 */
export function daysPerFill({ daysSupply, quantity, directions }: Fill, product: DosedProduct): number | null {
  if (daysSupply !== null) return daysSupply;
  const days = daysOfQuantity(quantity, directions, product);
  return days && Math.ceil(days.least - 1e-6);
}
