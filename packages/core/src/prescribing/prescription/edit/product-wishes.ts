import { countsAsOtc, isPrnOnly, isScheduleII, type ProductFacts } from '../../../catalog/product/index.js';
import type { PrescriptionForm } from '../form/form.js';

type OverriddenField = 'refills' | 'flavorId' | 'reasonForCompound' | 'allergicIngredient';

/**
 * The user's choices in fields that a product can reject. A form shows what its product allows; another product that
 * allows more restores the choices, so that a product chosen by mistake loses nothing.
 */
export interface FormOverrides extends Pick<PrescriptionForm, OverriddenField> {
  /** `null` while PRN has the product's default (P-061). */
  readonly prnFlag: boolean | null;
}

/** What a form has beyond its product's defaults: OTC sets PRN, Schedule II sets no refills. */
export function overridesOf(form: PrescriptionForm, product: ProductFacts | null): FormOverrides {
  const startsAsPrn = product !== null && (countsAsOtc(product) || isPrnOnly(product));
  return {
    prnFlag: form.prnFlag === startsAsPrn ? null : form.prnFlag,
    refills: product !== null && isScheduleII(product) ? null : form.refills,
    flavorId: form.flavorId,
    reasonForCompound: form.reasonForCompound,
    allergicIngredient: form.allergicIngredient,
  };
}

/** The choices after the user changed some of these fields; the others stay, even if the product hides them. */
export function overridesAfter(
  wishes: FormOverrides,
  { before, after, product }: { before: PrescriptionForm; after: PrescriptionForm; product: ProductFacts | null },
): FormOverrides {
  const now = overridesOf(after, product);
  const pick = <Field extends keyof FormOverrides>(field: Field): FormOverrides[Field] =>
    Object.is(before[field], after[field]) ? wishes[field] : now[field];
  return {
    prnFlag: pick('prnFlag'),
    refills: pick('refills'),
    flavorId: pick('flavorId'),
    reasonForCompound: pick('reasonForCompound'),
    allergicIngredient: pick('allergicIngredient'),
  };
}
