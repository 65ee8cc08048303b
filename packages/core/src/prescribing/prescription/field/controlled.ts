import { isNo, isYes, type Issue, type Missing, unless } from '../../../base/failure/index.js';
import {
  controlledRefusalText,
  hasPrescribableSchedule,
  isControlled,
  type ControlFacts,
} from '../../../catalog/product/index.js';
import { isOnOrAfter, type PlainDate } from '../../../base/time/index.js';
import { isDeaNumber } from '../../../practice/user/index.js';
import { chosenVet } from './authorizing-vet.js';
import { issueAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { AuthorizingVetFacts, PrescriptionFormContext } from '../form/form-context.js';

/**
 * Whether a vet can prescribe controlled substances: a DEA number whose expiration is not before today. A missing number
 * or expiration, a text that is no DEA number, and an invalid date count as expired. If the server provides `hasCurrentDeaLicense`, that
 * value counts.
 *
 * @see P-115, P-273
 */
export function hasCurrentDeaLicense(
  vet: Pick<AuthorizingVetFacts, 'deaLicense' | 'deaLicenseExpiration' | 'hasCurrentDeaLicense'>,
  today: PlainDate,
): boolean {
  if (vet.hasCurrentDeaLicense !== undefined) return isYes(vet.hasCurrentDeaLicense);
  const { deaLicense, deaLicenseExpiration } = vet;
  return isDeaNumber(deaLicense ?? '') && isOnOrAfter(deaLicenseExpiration, today);
}

/** What a controlled product can lack, whoever issues it. */
export type ControlledCondition = 'schedule' | 'patient' | 'dea-license';

/** What decides whether a controlled product can be issued, whoever issues it. */
export interface ControlledFacts {
  readonly product: ControlFacts;
  readonly isOfficeUse: boolean;
  /** The vet named on the prescription; `null` while none is chosen, which is reported elsewhere. */
  readonly vet: Parameters<typeof hasCurrentDeaLicense>[0] | null;
  /** Current date at the location. */
  readonly today: PlainDate;
}

/**
 * What a controlled product lacks to be issued: a schedule C-II to C-V, a patient, a vet with a current DEA license.
 * Empty for a product that is not controlled.
 *
 * @see P-115, P-063, README ruling 10
 */
export function controlledLacks({
  product,
  isOfficeUse,
  vet,
  today,
}: ControlledFacts): readonly Missing<ControlledCondition>[] {
  if (!isControlled(product)) return [];
  const hasLicense = vet === null || hasCurrentDeaLicense(vet, today);
  return [
    ...unless(hasPrescribableSchedule(product), 'schedule', 'The product has no schedule from C-II to C-V.'),
    ...unless(isNo(isOfficeUse), 'patient', 'A controlled substance is for one patient, never for office use.'),
    ...unless(hasLicense, 'dea-license', 'The authorizing vet has no current DEA license.'),
  ];
}

/**
 * A controlled product is issued only with a schedule C-II to C-V, for a patient, by a vet with a current DEA license.
 * A draft requires none of these.
 *
 * @see P-115, P-063, README ruling 10
 */
export function checkControlled(form: PrescriptionForm, context: PrescriptionFormContext, issues: Issue[]): void {
  const { mode, product, today } = context;
  if (mode === 'draft' || product === null) return;
  const vet = chosenVet(form, context.authorizingVets);
  const lacks = controlledLacks({ product, isOfficeUse: form.isOfficeUse, vet, today });
  if (lacks.length > 0) issues.push(issueAt('productId', 'controlled-refused', controlledRefusalText));
}
