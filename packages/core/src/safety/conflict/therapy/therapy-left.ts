import { quantityInUnits } from '../../../catalog/product/index.js';
import type { ActiveTherapyFacts } from '../../signing/index.js';

/** How many refills are left of what is issued: a fill that nobody took yet is no refill; `null` without a limit. */
export function refillsLeft({
  fillsLeft,
  isFilled,
}: Pick<ActiveTherapyFacts, 'fillsLeft' | 'isFilled'>): number | null {
  return fillsLeft === null ? null : Math.max(0, fillsLeft - (isFilled ? 0 : 1));
}

/** '1 refill', '4 refills', 'PRN' without a limit. */
export function refillsLeftLabel(therapy: Pick<ActiveTherapyFacts, 'fillsLeft' | 'isFilled'>): string {
  const refills = refillsLeft(therapy);
  return refills === null ? 'PRN' : quantityInUnits(refills, 'refills');
}

/**
 * Dispensing units a day by the days supply of a fill.
 *
 * @returns `null` where no days supply was given: nobody's dose is guessed
 */
export function unitsPerDay({ quantity, daysSupply }: Pick<ActiveTherapyFacts, 'quantity' | 'daysSupply'>) {
  return quantity === null || daysSupply === null || daysSupply <= 0 ? null : quantity / daysSupply;
}

/** For how many whole days a quantity lasts. */
export function daysOf(units: number, perDay: number): number {
  return Math.floor(units / perDay + 1e-9);
}

/** '500 tablets', '500 tablets (250 days)' where the days can be told; `null` without a limit. */
export function unitsLeftLabel(therapy: ActiveTherapyFacts): string | null {
  const { unitsLeft, product } = therapy;
  if (unitsLeft === null) return null;
  const perDay = unitsPerDay(therapy);
  const units = quantityInUnits(unitsLeft, product.unit);
  return perDay === null ? units : `${units} (${quantityInUnits(daysOf(unitsLeft, perDay), 'days')})`;
}
