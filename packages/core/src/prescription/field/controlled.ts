import { isYes, type Issue } from '../../failure/index.js';
import { controlledRefusalText, hasPrescribableSchedule, isControlled } from '../../product/index.js';
import { isOnOrAfter, type PlainDate } from '../../time/index.js';
import { isBlank } from '../../text/index.js';
import { chosenVet } from './authorizing-vet.js';
import { issueAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { AuthorizingVetFacts, PrescriptionFormContext } from '../form/form-context.js';

/**
 * Whether a vet may prescribe controlled substances: a DEA license whose expiration is not before today. A missing
 * license or expiration, and one that is no date, counts as expired. Where the server has answered `hasCurrentDeaLicense`, that answer counts.
 *
 * @see P-115, P-273
 */
export function hasCurrentDeaLicense(
  vet: Pick<AuthorizingVetFacts, 'deaLicense' | 'deaLicenseExpiration' | 'hasCurrentDeaLicense'>,
  today: PlainDate,
): boolean {
  if (vet.hasCurrentDeaLicense !== undefined) return isYes(vet.hasCurrentDeaLicense);
  const { deaLicense, deaLicenseExpiration } = vet;
  return !isBlank(deaLicense) && isOnOrAfter(deaLicenseExpiration, today);
}

/**
 * A controlled product is issued only with a schedule C-II to C-V, for a patient, by a vet with a current DEA license.
 * A draft needs none of it.
 *
 * @see P-115, P-063, README ruling 10
 */
export function checkControlled(form: PrescriptionForm, context: PrescriptionFormContext, issues: Issue[]): void {
  const { mode, product, today } = context;
  if (mode === 'draft' || product === null || !isControlled(product)) return;
  const vet = chosenVet(form, context.authorizingVets);
  const isLawful =
    hasPrescribableSchedule(product) && !form.isOfficeUse && (vet === null || hasCurrentDeaLicense(vet, today));
  if (!isLawful) issues.push(issueAt('productId', 'controlled-refused', controlledRefusalText));
}
