import { isNo, type Issue } from '../../../base/failure/index.js';
import type { LocationFacts } from '../../../practice/location/index.js';
import { isControlled, isPrnOnly, isScheduleII, type ProductFacts } from '../../../catalog/product/index.js';
import { issueAt, requiredAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import { prescriptionLimits } from '../../../base/limits/index.js';
import { isUnlimitedOfficeUse } from './office-use.js';
import { type PortalFacts, requestedFills } from '../quantity/requested-fills.js';

/** P-056. */
export const refillsNumberText = 'Just positive numbers are allowed';

/** What the refill choices depend on. */
export interface RefillFacts {
  readonly product: ProductFacts | null;
  readonly location: PortalFacts;
  /** `quantityRequested` of the task being answered, in its own unit (P-048); `null` without one. */
  readonly requestedQuantity: number | null;
}

/**
 * The maximum number of refills: 0 for Schedule II, 5 for other controlled products, else 11 or, if more fills were
 * requested, one less than those.
 *
 * @see P-057, P-058
 */
export function maxRefills({ product, location, requestedQuantity }: RefillFacts): number {
  if (product !== null && isScheduleII(product)) return 0;
  if (product !== null && isControlled(product)) return prescriptionLimits.refillsMaxControlled;
  return Math.max(requestedFills(requestedQuantity, product, location) - 1, prescriptionLimits.refillsMax);
}

/**
 * The refills a screen offers: 0 to the maximum of the product and the law and, for office use at a location with pharmacy RVP, 999.
 *
 * @see P-057, P-063, P-399
 */
export function refillChoices(
  facts: RefillFacts & {
    readonly isOfficeUse: boolean;
    readonly location: Pick<LocationFacts, 'locationPharmacies'>;
    /** `lawfulRefills`; `null` or omitted without a limit. */
    readonly lawful?: number | null;
  },
): number[] {
  const most = Math.min(maxRefills(facts), facts.lawful ?? Infinity);
  const choices = Array.from({ length: most + 1 }, (_, refills) => refills);
  const offersUnlimited = isUnlimitedOfficeUse(facts) && !(facts.product !== null && isControlled(facts.product));
  return offersUnlimited ? [...choices, prescriptionLimits.refillsOfficeUse] : choices;
}

/**
 * Refills and PRN: a controlled product is never PRN, a PRN-only family always is. Otherwise the number of refills is
 * required except in a draft, and must be whole, not negative, and not above the maximum. An entered value is validated
 * in drafts too.
 *
 * @see P-056, P-057, P-058, P-060, P-062, P-063
 */
export function checkRefills(form: PrescriptionForm, context: PrescriptionFormContext, issues: Issue[]): void {
  const { product } = context;
  if (product !== null && !isNo(form.prnFlag) && isControlled(product)) {
    issues.push(issueAt('prnFlag', 'controlled-prn', 'A controlled product cannot be PRN. Choose a number of refills'));
  } else if (product !== null && !form.prnFlag && isPrnOnly(product)) {
    issues.push(issueAt('prnFlag', 'prn-only', 'This product is always PRN. Turn PRN on'));
  } else if (!form.prnFlag) {
    checkNumber(form, context, issues);
  }
}

function checkNumber(
  { refills, isOfficeUse }: PrescriptionForm,
  context: PrescriptionFormContext,
  issues: Issue[],
): void {
  const { product, location, requestedQuantity } = context;
  if (refills === null) {
    if (context.mode !== 'draft') issues.push(requiredAt('refills'));
    return;
  }
  if (!Number.isInteger(refills) || refills < 0)
    return void issues.push(issueAt('refills', 'not-a-number', refillsNumberText));
  const max = maxRefills({ product, location, requestedQuantity });
  if (refills <= max) return;
  const isUnlimited =
    refills === prescriptionLimits.refillsOfficeUse && isUnlimitedOfficeUse({ isOfficeUse, location });
  if (isUnlimited && !(product !== null && isControlled(product))) return;
  issues.push(issueAt('refills', 'above-maximum', aboveMaximumText(product, max)));
}

function aboveMaximumText(product: ProductFacts | null, max: number): string {
  if (max === 0) return 'A Schedule II controlled substance cannot be refilled. Choose 0 refills';
  return product !== null && isControlled(product)
    ? `A controlled substance can be refilled at most ${max} times`
    : `Choose at most ${max} refills`;
}
