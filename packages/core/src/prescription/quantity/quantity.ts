import { compare, decimalOf, isMultiple } from '../../decimal/index.js';
import type { Issue } from '../../failure/index.js';
import type { ProductFacts } from '../../product/index.js';
import { issueAt, requiredAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import { prescriptionLimits } from '../../limits/index.js';
import { quantityStepper, unitPerFillOf } from './quantity-stepper.js';
import { packSizeOf } from './requested-fills.js';

/** P-047. */
export const quantityRangeText = `Must be greater than zero & less than ${prescriptionLimits.quantityMax + 1}`;

/**
 * Whether a number can be a quantity: 1 to 9999 with at most two decimals, as it is written: 30.000000005 is none.
 *
 * @see P-047, P-272
 */
export function isQuantity(value: number): boolean {
  return (
    Number.isFinite(value) &&
    value >= prescriptionLimits.quantityMin &&
    value <= prescriptionLimits.quantityMax &&
    (Number.isInteger(value) || decimalOf(value).scale <= prescriptionLimits.quantityDecimals)
  );
}

/**
 * The quantity is required, in drafts too, and keeps P-047. At a location of portal type brava it is a whole number
 * of packs, in an approval not below what was requested.
 *
 * @see P-045, P-047, P-048
 */
export function checkQuantity(
  { unitPerFill }: PrescriptionForm,
  context: PrescriptionFormContext,
  issues: Issue[],
): void {
  if (unitPerFill === null) return void issues.push(requiredAt('unitPerFill'));
  if (!isQuantity(unitPerFill)) return void issues.push(issueAt('unitPerFill', 'out-of-range', quantityRangeText));
  if (context.product !== null) checkPacks(unitPerFill, context.product, context, issues);
}

function checkPacks(
  unitPerFill: number,
  product: ProductFacts,
  context: PrescriptionFormContext,
  issues: Issue[],
): void {
  const stepper = quantityStepper(product, context.location, requestedIn(context));
  if (stepper === null) return;
  const pack = packSizeOf(product);
  const quantity = decimalOf(unitPerFill);
  if (!isMultiple(quantity, decimalOf(pack))) {
    issues.push(issueAt('unitPerFill', 'not-whole-packs', `Please choose whole packs of ${pack}`));
  } else if (compare(quantity, decimalOf(unitPerFillOf(stepper.min, product))) < 0) {
    issues.push(
      issueAt('unitPerFill', 'below-requested', `Please choose at least the ${stepper.min} that were requested`),
    );
  }
}

/** Only an approval answers a request. */
function requestedIn({ entry, requestedQuantity }: PrescriptionFormContext): number | null {
  return entry === 'create' ? null : requestedQuantity;
}
