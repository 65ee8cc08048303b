import { isNo, isYes, type Issue } from '../../../base/failure/index.js';
import type { ProductFacts } from '../../../catalog/product/index.js';
import { isFilled, issueAt, requiredAt, textIssueAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext, ReasonForCompoundFacts } from '../form/form-context.js';

/** Stored for a product whose pharmacy gives the rationale, whatever was sent (P-074). */
export const pharmacyRationale = 'Pharmacy Rationale';

/** P-073. */
export const reasonForCompoundHint = 'GFI 256 requires a reason for compounding from April 1, 2023 per FDA.';

type CompoundFacts = Pick<ProductFacts, 'compound' | 'hasPharmacyRationale'>;

/**
 * The effective reason: none without compounding, the pharmacy's rationale if there is one, else the chosen reason
 * (P-073, P-074).
 */
export function effectiveReason(chosen: string | null, product: CompoundFacts | null): string | null {
  if (product === null) return chosen;
  if (isNo(product.compound)) return null;
  return isYes(product.hasPharmacyRationale) ? pharmacyRationale : chosen;
}

/** Whether the user must choose a reason for this product (P-073). */
export function needsReason(product: CompoundFacts | null, isOfficeUse: boolean): boolean {
  return product !== null && !isNo(product.compound) && !isYes(product.hasPharmacyRationale) && !isYes(isOfficeUse);
}

/** Whether a reason requires the allergenic ingredient (P-075). */
export function asksForAllergicIngredient(reason: string | null, reasons: readonly ReasonForCompoundFacts[]): boolean {
  return reason !== null && reasons.some((row) => row.reasonForCompound === reason && row.allergicIngredient);
}

/** P-073, P-075. */
export function checkCompounding(form: PrescriptionForm, context: PrescriptionFormContext, issues: Issue[]): void {
  const reason = effectiveReason(form.reasonForCompound, context.product);
  checkReason(reason, form, context, issues);
  checkAllergicIngredient(reason, form, context, issues);
}

function checkReason(
  reason: string | null,
  { isOfficeUse }: PrescriptionForm,
  context: PrescriptionFormContext,
  issues: Issue[],
): void {
  const { mode, product, reasonsForCompound } = context;
  if (!isFilled(reason)) {
    if (mode !== 'draft' && needsReason(product, isOfficeUse)) issues.push(requiredAt('reasonForCompound'));
  } else if (
    product?.hasPharmacyRationale !== true &&
    !reasonsForCompound.some((row) => row.reasonForCompound === reason)
  ) {
    issues.push(issueAt('reasonForCompound', 'not-a-choice', 'Choose a reason from the list'));
  }
}

function checkAllergicIngredient(
  reason: string | null,
  { allergicIngredient }: PrescriptionForm,
  context: PrescriptionFormContext,
  issues: Issue[],
): void {
  const isAsked = asksForAllergicIngredient(reason, context.reasonsForCompound);
  if (!isFilled(allergicIngredient)) {
    if (isAsked && context.mode !== 'draft') issues.push(requiredAt('allergicIngredient'));
  } else if (!isAsked) {
    issues.push(
      issueAt(
        'allergicIngredient',
        'not-asked',
        'The chosen reason does not use an allergic ingredient. Clear the ingredient',
      ),
    );
  } else {
    issues.push(...textIssueAt(allergicIngredient, 'allergicIngredient'));
  }
}
