import type { ConflictSubject } from '@signa/core/conflict';
import type { PrescriptionForm } from '@signa/core/prescription';
import type { FormSetting } from '../setting';

/**
 * What the conflict check is asked about; `null` while product or patient is not known, and for office use, which has
 * no patient to conflict with.
 */
export function conflictSubject(
  { product, patient, isOfficeUse, today, previous, entry }: FormSetting,
  form: Pick<PrescriptionForm, 'daysSupply' | 'flavorId'>,
): ConflictSubject | null {
  if (!product || !patient || isOfficeUse) return null;
  const daysSupply = form.daysSupply !== null && Number.isNaN(form.daysSupply) ? null : form.daysSupply;
  return {
    product,
    patient,
    daysSupply,
    flavorId: form.flavorId,
    today,
    renewedProductId: entry === 'approval' ? (previous?.productId ?? null) : null,
  };
}
