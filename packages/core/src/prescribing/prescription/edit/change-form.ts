import {
  countsAsOtc,
  isControlled,
  isPrnOnly,
  isScheduleII,
  type ProductFacts,
} from '../../../catalog/product/index.js';
import type { PlainDate } from '../../../base/time/index.js';
import { asksForAllergicIngredient, effectiveReason } from '../field/compounding.js';
import { defaultExpiration } from '../field/expiration.js';
import { offersFlavor } from '../field/flavor.js';
import type { PrescriptionForm } from '../form/form.js';
import type { ReasonForCompoundFacts } from '../form/form-context.js';
import { prescriptionLimits } from '../../../base/limits/index.js';
import type { ProductWishes } from './product-wishes.js';

/** What choosing a product needs to know beside the form. */
export interface ProductChange {
  readonly product: ProductFacts;
  /** What was asked for so far, whatever product stood there: it comes back where this product allows it. */
  readonly wishes: ProductWishes;
  readonly today: PlainDate;
  /** Whether the user has edited the expiration; else it follows the product (P-064). */
  readonly isExpirationEdited: boolean;
}

/**
 * The form after another product was chosen: what was asked for, but no PRN, refills, flavor or reason that the product
 * does not allow; PRN where it starts so and nobody refused it; an expiration that nobody edited is its default.
 *
 * @see P-050, P-058, P-060, P-061, P-062, P-064, P-073
 */
export function withProduct(
  form: PrescriptionForm,
  { product, wishes, today, isExpirationEdited }: ProductChange,
): PrescriptionForm {
  const prnFlag = isPrnOnly(product) || (!isControlled(product) && (wishes.prnFlag ?? countsAsOtc(product)));
  const { flavorId, reasonForCompound, allergicIngredient } = wishes;
  return {
    ...form,
    productId: product.id,
    prnFlag,
    refills: refillsFor(product, prnFlag, wishes.refills),
    flavorId: flavorId !== null && offersFlavor(product, flavorId) ? flavorId : null,
    reasonForCompound: effectiveReason(reasonForCompound, product),
    allergicIngredient: product.compound && !product.hasPharmacyRationale ? allergicIngredient : null,
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
