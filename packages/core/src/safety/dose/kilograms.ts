import { isWeightKnown, type StoredWeight, weightInKilograms } from '../../clients/patient/index.js';

/** 1 lb in kilograms, exactly (P-083). */
export const kilogramsPerPound = 0.45359237;

/**
 * A weight in kilograms, unrounded, so that a dose per kilogram doesn't depend on the unit in which the weight is
 * recorded.
 *
 * @returns `null` when the weight is unknown
 * @see P-400
 */
export function kilogramsOf(stored: StoredWeight): number | null {
  const { weight, weightUnit } = stored;
  if (!isWeightKnown(weight) || weightInKilograms(stored) === null) return null;
  return weightUnit === 'kg' ? weight : weight * kilogramsPerPound;
}
