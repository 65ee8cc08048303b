import { prescriptionLimits } from '../../base/limits/index.js';
import { type DosedProduct, type Range, unitsADay } from './dose-in-units.js';
import { readDirections } from './read-directions.js';

/**
 * For how many days a quantity lasts by the directions: with the larger and with the smaller amount, not rounded.
 *
 * @param quantity - dispensing units
 * @returns `null` where it cannot be computed
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

/** What may stand between a days supply and the computed one: a tenth of it for rounding to weeks or months, a day at least. */
const tolerance = { part: 0.1, days: 1 } as const;

/**
 * Whether a days supply agrees with the days that a quantity lasts. More than the longest days supply counts as the
 * longest.
 */
export function agrees(daysSupply: number, { least, most }: Range): boolean {
  const { daysSupplyMax } = prescriptionLimits;
  const slack = (days: number) => Math.max(tolerance.days, days * tolerance.part) + 1e-9;
  const [shortest, longest] = [Math.min(least, daysSupplyMax), Math.min(most, daysSupplyMax)];
  return daysSupply >= shortest - slack(shortest) && daysSupply <= longest + slack(longest);
}
