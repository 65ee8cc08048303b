import { prescriptionLimits } from '../../../base/limits/index.js';

/** Units of which any amount can be drawn up or weighed; every other unit is counted. */
const measured: ReadonlySet<string> = new Set([
  'ml',
  'l',
  'g',
  'kg',
  'mg',
  'oz',
  'lb',
  'cc',
  'fl oz',
  'grams',
  'milliliters',
]);
/** What can be split, in how many parts. */
const parts: ReadonlyMap<string, number> = new Map([
  ['tablet', 4],
  ['tablets', 4],
  ['caplet', 4],
  ['caplets', 4],
]);

const keyOf = (unit: string) => unit.trim().toLowerCase();

/** The least quantity of a unit: 0.6 mL can be dispensed out of a vial, 0.6 capsules cannot. @see P-318 */
export function leastOf(unit: string | null): number {
  const { measuredQuantityMin, quantityMin } = prescriptionLimits;
  return unit !== null && measured.has(keyOf(unit)) ? measuredQuantityMin : quantityMin;
}

/**
 * Why a quantity cannot be counted out: a part of a capsule, or of a tablet less than a quarter. `null` where it can.
 *
 * @see P-318
 */
export function quantityStepText(quantity: number, unit: string): string | null {
  const key = keyOf(unit);
  const steps = parts.get(key) ?? 1;
  if (key === '' || measured.has(key) || Number.isInteger(quantity * steps)) return null;
  return steps === 1 ? `Please enter whole ${unit}` : `Please enter whole, half or quarter ${unit}`;
}
