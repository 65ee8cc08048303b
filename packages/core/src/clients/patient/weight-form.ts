import { decimalOf } from '../../base/decimal/index.js';
import type { Issue } from '../../base/failure/index.js';
import { type WeightUnit, weightUnits } from './patient.js';

/** The range of a weight, in its own unit (P-106, P-228, C-067, C-192). */
export const weightLimits = { min: 0, max: 9999.99, decimals: 2 } as const;

/** The default unit of a weight (C-067). */
export const defaultWeightUnit: WeightUnit = 'lbs';

/** C-067. */
export const weightRangeText = `Weight must be between ${weightLimits.min} and ${weightLimits.max}`;

/** C-067, C-185. */
export const weightUnitText = 'Please provide weight Unit!';

function isStorable(weight: number): boolean {
  if (!Number.isFinite(weight) || weight < weightLimits.min || weight > weightLimits.max) return false;
  return decimalOf(weight).scale <= weightLimits.decimals;
}

/**
 * The issues of a weight: from 0 to 9999.99 with at most 2 decimals, and optional. NaN stands for a text that is not a
 * number, and is rejected.
 *
 * @see C-067, P-106
 */
export function checkWeight(weight: number | null, path = 'weight'): readonly Issue[] {
  if (weight === null || isStorable(weight)) return [];
  return [{ path, code: 'out-of-range', message: weightRangeText }];
}

/**
 * The issues of a weight unit: lbs or kg, and required.
 *
 * @see C-067
 */
export function checkWeightUnit(unit: string | null, path = 'weightUnit'): readonly Issue[] {
  return weightUnits.some((known) => known === unit) ? [] : [{ path, code: 'required', message: weightUnitText }];
}
