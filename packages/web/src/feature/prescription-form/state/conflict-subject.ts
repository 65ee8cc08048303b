import { type ConflictSubject, withReadMedications } from '@signa/core/safety';
import type { PrescriptionForm } from '@signa/core/prescribing';
import { selfOf } from './setting';
import type { FormSetting } from './setting';

/** A number that is being typed and not valid yet counts as empty. */
const typed = (value: number | null) => (value !== null && Number.isNaN(value) ? null : value);

/**
 * The input of the conflict check; `null` while product or patient is unknown, and for office use, which has no
 * patient.
 */
export function conflictSubject(setting: FormSetting, form: PrescriptionForm): ConflictSubject | null {
  const { location, product, patient, isOfficeUse, today, previous, entry, facts } = setting;
  if (!product || !patient || isOfficeUse) return null;
  const { directions, prnFlag } = form;
  return {
    product,
    patient: withReadMedications(patient),
    daysSupply: typed(form.daysSupply),
    flavorId: form.flavorId,
    today,
    timeZone: location.timeZone,
    renewedProductId: entry === 'approval' ? (previous?.productId ?? null) : null,
    dosing: {
      strengthDisplay: product.strengthDisplay,
      unit: product.unitMeasure?.description ?? null,
      packsizeQty: product.packsizeQty,
      unitPerFill: typed(form.unitPerFill),
      directions,
      refills: typed(form.refills),
      prnFlag,
    },
    ...(facts ? { facts } : {}),
    self: selfOf(setting),
  };
}
