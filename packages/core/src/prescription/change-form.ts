import { countsAsOtc, isControlled, isPrnOnly, isScheduleII, type ProductFacts } from '../product/index.js';
import type { PlainDate } from '../time/index.js';
import { asksForAllergicIngredient, effectiveReason } from './compounding.js';
import { defaultExpiration } from './expiration.js';
import { offersFlavor } from './flavor.js';
import type { PrescriptionForm } from './form.js';
import type { ReasonForCompoundFacts } from './form-context.js';
import { prescriptionLimits } from './limits.js';

/** What choosing a product needs to know beside the form. */
export interface ProductChange {
  readonly product: ProductFacts;
  /** The product chosen before; `null` when there was none. PRN that only it brought goes with it. */
  readonly previous: ProductFacts | null;
  readonly today: PlainDate;
  /** Whether the user has edited the expiration; else it follows the product (P-064). */
  readonly isExpirationEdited: boolean;
}

/**
 * The form after another product was chosen: PRN and refills that the product does not allow are cleared, a flavor or
 * reason it does not have too, and an expiration that nobody edited becomes the product's default.
 *
 * @see P-050, P-058, P-060, P-061, P-062, P-064, P-073
 */
export function withProduct(
  form: PrescriptionForm,
  { product, previous, today, isExpirationEdited }: ProductChange,
): PrescriptionForm {
  const hadOwnPrn = form.prnFlag && !(previous !== null && countsAsOtc(previous));
  const prnFlag = !isControlled(product) && (isPrnOnly(product) || countsAsOtc(product) || hadOwnPrn);
  return {
    ...form,
    productId: product.id,
    prnFlag,
    refills: refillsFor(product, prnFlag, form.refills),
    flavorId: form.flavorId !== null && offersFlavor(product, form.flavorId) ? form.flavorId : null,
    reasonForCompound: effectiveReason(form.reasonForCompound, product),
    allergicIngredient: product.compound && !product.hasPharmacyRationale ? form.allergicIngredient : null,
    prescExpiryDate: isExpirationEdited ? form.prescExpiryDate : defaultExpiration(product, today),
  };
}

function refillsFor(product: ProductFacts, prnFlag: boolean, refills: number | null): number | null {
  if (prnFlag) return null;
  if (isScheduleII(product)) return 0;
  const isTooMany = isControlled(product) && refills !== null && refills > prescriptionLimits.refillsMaxControlled;
  return isTooMany ? null : refills;
}

/** The form after PRN was checked or unchecked; either clears the number of refills (P-059). */
export function withPrn(form: PrescriptionForm, prnFlag: boolean): PrescriptionForm {
  return { ...form, prnFlag, refills: null };
}

/** The form after a reason for compounding was chosen; one that asks for no allergic ingredient clears it (P-075). */
export function withReason(
  form: PrescriptionForm,
  reason: string | null,
  reasons: readonly ReasonForCompoundFacts[],
): PrescriptionForm {
  const keeps = asksForAllergicIngredient(reason, reasons);
  return { ...form, reasonForCompound: reason, allergicIngredient: keeps ? form.allergicIngredient : null };
}
