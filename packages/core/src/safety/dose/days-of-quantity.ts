import { prescriptionLimits } from '../../base/limits/index.js';
import { type DosedProduct, type Range, unitsADay } from './dose-in-units.js';
import { readDirections } from './read-directions.js';

/**
 * The days a quantity lasts according to the directions: with the larger and with the smaller amount, not rounded.
 *
 * @param quantity - dispensing units
 * @returns `null` if it cannot be computed
 * @see P-241
 */
export function daysOfQuantity(
  quantity: number | null,
  directions: string | null,
  product: DosedProduct,
): Range | null {
  const reading = readDirections(directions);
  const daily = reading && unitsADay(reading, product);
  if (!daily || quantity === null || !(quantity > 0)) return null;
  return { least: quantity / daily.most, most: quantity / daily.least };
}

/**
 * The tolerated difference between a days supply and the computed one: a tenth for rounding to weeks or months, at
 * least one day.
 */
const tolerance = { part: 0.1, days: 1 } as const;

/**
 * Whether a days supply agrees with the days a quantity lasts. A quantity that lasts longer than the maximum days
 * supply counts as that maximum.
 */
export function agrees(daysSupply: number, { least, most }: Range): boolean {
  const { daysSupplyMax } = prescriptionLimits;
  const slack = (days: number) => Math.max(tolerance.days, days * tolerance.part) + 1e-9;
  const [shortest, longest] = [Math.min(least, daysSupplyMax), Math.min(most, daysSupplyMax)];
  return daysSupply >= shortest - slack(shortest) && daysSupply <= longest + slack(longest);
}
