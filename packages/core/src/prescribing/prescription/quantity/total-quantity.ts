import { decimalOf, numberOf, times } from '../../../base/decimal/index.js';
import type { PrescriptionForm } from '../form/form.js';

/**
 * The total of all fills: the quantity per fill times one more than the refills.
 *
 * @returns `null` when undefined: PRN, no refills, or an invalid number
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
