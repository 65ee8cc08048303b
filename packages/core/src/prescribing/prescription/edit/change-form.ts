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
import type { FormOverrides } from './product-wishes.js';

/** What choosing a product needs besides the form. */
export interface ProductChange {
  readonly product: ProductFacts;
  /** The user's choices so far, under any product: they are restored when a product allows them. */
  readonly wishes: FormOverrides;
  readonly today: PlainDate;
  /** Whether the user has edited the expiration; otherwise it follows the product (P-064). */
  readonly isExpirationEdited: boolean;
}

/**
 * The form after another product was chosen: the user's choices without the PRN, refills, flavor, or reason that the
 * product does not allow; PRN when it is the product's default and was not declined; and the default for an unedited
 * expiration.
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

/** The form after PRN was turned on or off; both clear the number of refills (P-059). */
export function withPrn(form: PrescriptionForm, prnFlag: boolean): PrescriptionForm {
  return { ...form, prnFlag, refills: null };
}

/**
 * The form after a compounding reason was chosen; a reason that requires no allergenic ingredient clears it (P-075).
 */
export function withReason(
  form: PrescriptionForm,
  reason: string | null,
  reasons: readonly ReasonForCompoundFacts[],
): PrescriptionForm {
  const keeps = asksForAllergicIngredient(reason, reasons);
  return { ...form, reasonForCompound: reason, allergicIngredient: keeps ? form.allergicIngredient : null };
}
