import { decimalOf, numberOf, times } from '../../../base/decimal/index.js';
import type { PrescriptionForm } from '../form/form.js';

/**
 * What all fills together come to: the quantity of a fill times one more than the refills.
 *
 * @returns `null` where that cannot be said: PRN, no refills, or a number that is none
 * @see P-057, P-272
 */
export function totalQuantity({
  unitPerFill,
  refills,
  prnFlag,
}: Pick<PrescriptionForm, 'unitPerFill' | 'refills' | 'prnFlag'>): number | null {
  if (prnFlag || !refills || unitPerFill === null) return null;
  if (!Number.isFinite(unitPerFill) || !Number.isFinite(refills)) return null;
  return numberOf(times(decimalOf(unitPerFill), decimalOf(refills + 1)));
}
