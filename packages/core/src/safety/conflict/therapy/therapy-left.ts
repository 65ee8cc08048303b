import { quantityInUnits } from '../../../catalog/product/index.js';
import type { ActiveTherapyFacts } from '../../signing/index.js';

/** The refills left on an issued prescription, not counting an unused first fill; `null` if unlimited. */
export function refillsLeft({
  fillsLeft,
  isFilled,
}: Pick<ActiveTherapyFacts, 'fillsLeft' | 'isFilled'>): number | null {
  return fillsLeft === null ? null : Math.max(0, fillsLeft - (isFilled ? 0 : 1));
}

/** '1 refill', '4 refills', or 'PRN' if unlimited. */
export function refillsLeftLabel(therapy: Pick<ActiveTherapyFacts, 'fillsLeft' | 'isFilled'>): string {
  const refills = refillsLeft(therapy);
  return refills === null ? 'PRN' : quantityInUnits(refills, 'refills');
}

/**
 * Dispensing units per day by the days supply of a fill.
 *
 * @returns `null` without a days supply: a dose is never guessed
 */
export function unitsPerDay({ quantity, daysSupply }: Pick<ActiveTherapyFacts, 'quantity' | 'daysSupply'>) {
  return quantity === null || daysSupply === null || daysSupply <= 0 ? null : quantity / daysSupply;
}

/** The whole days a quantity lasts. */
export function daysOf(units: number, perDay: number): number {
  return Math.floor(units / perDay + 1e-9);
}

/** '500 tablets', or '500 tablets (250 days)' if the rate is known; `null` if unlimited. */
export function unitsLeftLabel(therapy: ActiveTherapyFacts): string | null {
  const { unitsLeft, product } = therapy;
  if (unitsLeft === null) return null;
  const perDay = unitsPerDay(therapy);
  const units = quantityInUnits(unitsLeft, product.unit);
  return perDay === null ? units : `${units} (${quantityInUnits(daysOf(unitsLeft, perDay), 'days')})`;
}
