import { compare, decimalOf, isMultiple } from '../../../base/decimal/index.js';
import type { Issue } from '../../../base/failure/index.js';
import type { ProductFacts } from '../../../catalog/product/index.js';
import { issueAt, requiredAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import { prescriptionLimits } from '../../../base/limits/index.js';
import { leastOf, quantityStepText } from './quantity-step.js';
import { quantityStepper, unitPerFillOf } from './quantity-stepper.js';
import { packSizeOf } from './requested-fills.js';

/** P-047. */
export const quantityRangeText = `Must be greater than zero & less than ${prescriptionLimits.quantityMax + 1}`;

/**
 * Whether a number can be a quantity of any unit: 0.01 to 9999 with at most two decimals as written: 30.000000005 is
 * not. What a product's own unit allows is checked with the product.
 *
 * @see P-047, P-272, P-318
 */
export function isQuantity(value: number): boolean {
  return (
    Number.isFinite(value) &&
    value >= prescriptionLimits.measuredQuantityMin &&
    value <= prescriptionLimits.quantityMax &&
    (Number.isInteger(value) || decimalOf(value).scale <= prescriptionLimits.quantityDecimals)
  );
}

/**
 * The quantity is required, in drafts too, and must satisfy P-047 and P-318. At a location of portal type brava, it is
 * a whole number of packages, and in an approval at least the requested one.
 *
 * @see P-045, P-047, P-048, P-318
 */
export function checkQuantity(
  { unitPerFill }: PrescriptionForm,
  context: PrescriptionFormContext,
  issues: Issue[],
): void {
  if (unitPerFill === null) return void issues.push(requiredAt('unitPerFill'));
  if (!isQuantity(unitPerFill)) return void issues.push(issueAt('unitPerFill', 'out-of-range', quantityRangeText));
  const { product } = context;
  const stepper = product && quantityStepper(product, context.location, requestedIn(context));
  if (product && stepper) return checkPacks(unitPerFill, product, stepper.min, issues);
  checkUnit(unitPerFill, product?.unitMeasure?.description ?? null, issues);
}

/** At a location of portal type brava, whole packages are counted, whatever their content. */
function checkPacks(unitPerFill: number, product: ProductFacts, least: number, issues: Issue[]): void {
  const pack = packSizeOf(product);
  const quantity = decimalOf(unitPerFill);
  if (!isMultiple(quantity, decimalOf(pack))) {
    issues.push(issueAt('unitPerFill', 'not-whole-packs', `Choose whole packs of ${pack}`));
  } else if (compare(quantity, decimalOf(unitPerFillOf(least, product))) < 0) {
    issues.push(issueAt('unitPerFill', 'below-requested', `Choose at least the requested quantity of ${least}`));
  }
}

/** What can be counted or measured in a unit (P-318). */
function checkUnit(unitPerFill: number, unit: string | null, issues: Issue[]): void {
  const stepText = unit === null ? null : quantityStepText(unitPerFill, unit);
  if (unitPerFill < leastOf(unit)) issues.push(issueAt('unitPerFill', 'out-of-range', quantityRangeText));
  else if (stepText !== null) issues.push(issueAt('unitPerFill', 'not-dispensable', stepText));
}

/** Only an approval answers a request. */
function requestedIn({ entry, requestedQuantity }: PrescriptionFormContext): number | null {
  return entry === 'create' ? null : requestedQuantity;
}
