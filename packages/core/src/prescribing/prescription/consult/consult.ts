import { isYes, type Issue } from '../../../base/failure/index.js';
import { hasConsults, isConsultId, isPimsEnabled, type PimsSettings } from '../../../practice/pims-connection/index.js';
import type { LocationFacts } from '../../../practice/location/index.js';
import { isBlank } from '../../../base/text/index.js';
import { issueAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

/** P-091. */
export const consultHints = {
  account: 'Account is not set up for prescription write back.',
  patient: 'Patient needs to be linked to a PIMS record.',
} as const;

/** What linking a consult depends on. */
export interface ConsultFacts {
  readonly location: PimsSettings & Pick<LocationFacts, 'isEnabledForWriteback'>;
  /** Feature pimsWriteback of the location. */
  readonly hasPimsWriteback: boolean;
  readonly patient: { readonly pimsId: string | null } | null;
}

/**
 * Why no consult can be linked; `null` when one can. Required are PIMS, connection type EZYVET or DIGITAIL, both
 * write-back settings, a PIMS account, and a patient with a PIMS id.
 *
 * @see P-090, P-091
 */
export function consultHint({ location, hasPimsWriteback, patient }: ConsultFacts): string | null {
  const isEnabled =
    isYes(hasPimsWriteback) &&
    isPimsEnabled(location) &&
    isYes(location.isEnabledForWriteback) &&
    !isBlank(location.pimsAccountId);
  const isSetUp = isEnabled && hasConsults(location.pimsConnectionType);
  if (!isSetUp) return consultHints.account;
  return patient && !isBlank(patient.pimsId) ? null : consultHints.patient;
}

/** What a form shows for the consult: nothing, why none can be linked, or the choice. */
export type ConsultOffer =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'hint'; readonly hint: string }
  | { readonly kind: 'choice' };

/**
 * Whether a form offers to link a consult. At a location without PIMS, and for office use, it shows nothing.
 *
 * @see P-090, P-091
 */
export function consultOffer(
  facts: ConsultFacts,
  { isOfficeUse }: Pick<PrescriptionForm, 'isOfficeUse'>,
): ConsultOffer {
  if (isOfficeUse || !isPimsEnabled(facts.location)) return { kind: 'hidden' };
  const hint = consultHint(facts);
  return hint === null ? { kind: 'choice' } : { kind: 'hint', hint };
}

/** Why a chosen consult is rejected. */
const consultTexts = {
  form: 'This is not a consultation ID of the practice system.',
  patient: 'This consultation does not belong to this patient. Choose one from the list.',
} as const;

/**
 * A consult is rejected where none can be linked, and for office use (P-090). One that is not the patient's is rejected
 * because the PIMS would reject it on every attempt.
 */
export function checkConsult(
  { pimsConsultId, isOfficeUse }: PrescriptionForm,
  context: PrescriptionFormContext,
  issues: Issue[],
): void {
  if (pimsConsultId === null) return;
  const hint = isOfficeUse ? consultHints.patient : consultHint(context);
  if (hint !== null) issues.push(issueAt('pimsConsultId', 'not-linkable', hint));
  else if (!isConsultId(context.location.pimsConnectionType, pimsConsultId))
    issues.push(issueAt('pimsConsultId', 'invalid', consultTexts.form));
  else if (context.isConsultOfPatient === false)
    issues.push(issueAt('pimsConsultId', 'not-of-patient', consultTexts.patient));
}
