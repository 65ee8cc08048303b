import { countsAsOtc, isPrnOnly, isScheduleII, type ProductFacts } from '../../../catalog/product/index.js';
import type { PrescriptionForm } from '../form/form.js';

type WishedField = 'refills' | 'flavorId' | 'reasonForCompound' | 'allergicIngredient';

/**
 * What the person asked for in the fields that a product may refuse. A form shows what its product allows; another
 * product that allows more brings the wish back, so that a product chosen by mistake costs nothing that was filled in.
 */
export interface ProductWishes extends Pick<PrescriptionForm, WishedField> {
  /** `null` while PRN is as the product starts (P-061). */
  readonly prnFlag: boolean | null;
}

/** What a form says beyond what its product brought by itself: OTC brings PRN, Schedule II brings no refills. */
export function wishesOf(form: PrescriptionForm, product: ProductFacts | null): ProductWishes {
  const startsAsPrn = product !== null && (countsAsOtc(product) || isPrnOnly(product));
  return {
    prnFlag: form.prnFlag === startsAsPrn ? null : form.prnFlag,
    refills: product !== null && isScheduleII(product) ? null : form.refills,
    flavorId: form.flavorId,
    reasonForCompound: form.reasonForCompound,
    allergicIngredient: form.allergicIngredient,
  };
}

/** The wishes after the person changed some of these fields; the others stay wished, though the product hides them. */
export function wishesAfter(
  wishes: ProductWishes,
  { before, after, product }: { before: PrescriptionForm; after: PrescriptionForm; product: ProductFacts | null },
): ProductWishes {
  const now = wishesOf(after, product);
  const pick = <Field extends keyof ProductWishes>(field: Field): ProductWishes[Field] =>
    Object.is(before[field], after[field]) ? wishes[field] : now[field];
  return {
    prnFlag: pick('prnFlag'),
    refills: pick('refills'),
    flavorId: pick('flavorId'),
    reasonForCompound: pick('reasonForCompound'),
    allergicIngredient: pick('allergicIngredient'),
  };
}
