import { prescriptionLimits } from '../../../base/limits/index.js';

/** Units of which any amount can be measured; every other unit is counted. */
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
/** Units that can be split, with the number of parts. */
const parts: ReadonlyMap<string, number> = new Map([
  ['tablet', 4],
  ['tablets', 4],
  ['caplet', 4],
  ['caplets', 4],
]);

const keyOf = (unit: string) => unit.trim().toLowerCase();

/** The minimum quantity of a unit: 0.6 mL can be dispensed from a vial, 0.6 capsules cannot. @see P-318 */
export function leastOf(unit: string | null): number {
  const { measuredQuantityMin, quantityMin } = prescriptionLimits;
  return unit !== null && measured.has(keyOf(unit)) ? measuredQuantityMin : quantityMin;
}

/**
 * Why a quantity cannot be dispensed: a part of a capsule, or less than a quarter of a tablet. `null` when it can.
 *
 * @see P-318
 */
export function quantityStepText(quantity: number, unit: string): string | null {
  const key = keyOf(unit);
  const steps = parts.get(key) ?? 1;
  if (key === '' || measured.has(key) || Number.isInteger(quantity * steps)) return null;
  return steps === 1 ? `Enter whole ${unit}` : `Enter whole, half or quarter ${unit}`;
}
