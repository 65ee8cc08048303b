import { decimalOf, scaled } from '../../base/decimal/index.js';
import { type WeightUnit, weightUnits } from './patient.js';

/** 1 lb = 0.45359237 kg exactly (P-083). */
const kilogramsPerPound = { over: 45_359_237n, under: 100_000_000n } as const;

const same = { over: 1n, under: 1n } as const;
const toPounds = { over: kilogramsPerPound.under, under: kilogramsPerPound.over } as const;

/**
 * A stored weight with its unit. `null`, 0 and invalid weights are unknown, a missing unit means lbs. A weight in an
 * unknown unit, 'KG' or 'stone', is unknown as well: read as pounds it could match a label (P-273).
 */
export interface StoredWeight {
  readonly weight: number | null;
  readonly weightUnit: WeightUnit | null;
}

/**
 * Whether a weight is known. A stored 0 counts as empty, because no living patient weighs 0.
 *
 * @see C-067, P-105
 */
export function isWeightKnown(weight: number | null | undefined): weight is number {
  return typeof weight === 'number' && Number.isFinite(weight) && weight > 0;
}

const isUnitKnown = (unit: unknown) => unit == null || weightUnits.some((known) => known === unit);

/**
 * Whether a weight is recorded in a unit other than lbs and kg, so that it can't be compared.
 *
 * @see A-577
 */
export const hasUnknownUnit = ({ weight, weightUnit }: StoredWeight): boolean =>
  isWeightKnown(weight) && !isUnitKnown(weightUnit);

/**
 * The weight in pounds, rounded half up once from the exact value to one decimal. That is the precision of label weight
 * ranges such as 11.1-22 and 22.1-44, which then leave no gap. 10 kg is 22.0 lbs.
 *
 * @returns `null` when the weight is unknown
 * @see P-083
 */
export function weightInPounds({ weight, weightUnit }: StoredWeight): number | null {
  if (!isWeightKnown(weight) || !isUnitKnown(weightUnit)) return null;
  return scaled(decimalOf(weight), weightUnit === 'kg' ? toPounds : same, 1);
}

/**
 * The same to two decimals, for comparison with a practice system.
 *
 * @returns `null` when the weight is unknown
 * @see C-102
 */
export function weightInExactPounds({ weight, weightUnit }: StoredWeight): number | null {
  if (!isWeightKnown(weight) || !isUnitKnown(weightUnit)) return null;
  return scaled(decimalOf(weight), weightUnit === 'kg' ? toPounds : same, 2);
}

/**
 * The weight in kilograms, rounded half up once from the exact value to two decimals.
 *
 * @returns `null` when the weight is unknown
 * @see P-083
 */
export function weightInKilograms({ weight, weightUnit }: StoredWeight): number | null {
  if (!isWeightKnown(weight) || !isUnitKnown(weightUnit)) return null;
  return scaled(decimalOf(weight), weightUnit === 'kg' ? same : kilogramsPerPound, 2);
}

/**
 * The weight in its recorded unit, such as '5.2 lbs'.
 *
 * @returns `null` when the weight is unknown
 * @see C-055, P-111
 */
export function weightLabel({ weight, weightUnit }: StoredWeight): string | null {
  return isWeightKnown(weight) ? `${weight} ${weightUnit ?? 'lbs'}` : null;
}

/** The weight in both units, the recorded one first. */
export interface WeightLabels {
  readonly recorded: string;
  readonly other: string;
}

/**
 * The weight in both units: pounds with one decimal and kilograms with two, the recorded unit unchanged.
 *
 * @returns `null` when the weight is unknown
 * @see P-083
 */
export function weightLabels(stored: StoredWeight): WeightLabels | null {
  const recorded = weightLabel(stored);
  const [pounds, kilograms] = [weightInPounds(stored), weightInKilograms(stored)];
  if (recorded === null || pounds === null || kilograms === null) return null;
  return { recorded, other: stored.weightUnit === 'kg' ? `${pounds.toFixed(1)} lbs` : `${kilograms.toFixed(2)} kg` };
}
