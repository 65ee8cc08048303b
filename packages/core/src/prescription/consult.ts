import type { Issue } from '../failure/index.js';
import { hasConsults } from '../pims/index.js';
import type { LocationFacts } from '../practice/index.js';
import { issueAt } from './field-issue.js';
import type { PrescriptionForm } from './form.js';
import type { PrescriptionFormContext } from './form-context.js';

/** P-091. */
export const consultHints = {
  account: 'Account is not set up for prescription write back.',
  patient: 'Patient needs to be linked to a PIMS record.',
} as const;

/** What linking a consult depends on. */
export interface ConsultFacts {
  readonly location: Pick<LocationFacts, 'pimsConnectionType' | 'isEnabledForWriteback' | 'pimsAccountId'>;
  /** Feature pimsWriteback of the location. */
  readonly hasPimsWriteback: boolean;
  readonly patient: { readonly pimsId: string | null } | null;
}

/**
 * Why no consult can be linked; `null` when one can: connection type EZYVET or DIGITAIL, write-back on in both
 * switches, a PIMS account, and a patient with a PIMS id.
 *
 * @see P-090, P-091
 */
export function consultHint({ location, hasPimsWriteback, patient }: ConsultFacts): string | null {
  const isEnabled = hasPimsWriteback && location.isEnabledForWriteback && Boolean(location.pimsAccountId?.trim());
  const isSetUp = isEnabled && hasConsults(location.pimsConnectionType);
  if (!isSetUp) return consultHints.account;
  return patient?.pimsId ? null : consultHints.patient;
}

/** A consult is refused where none can be linked, and for office use (P-090). */
export function checkConsult(
  { pimsConsultId, isOfficeUse }: PrescriptionForm,
  context: PrescriptionFormContext,
  issues: Issue[],
): void {
  if (pimsConsultId === null) return;
  const hint = isOfficeUse ? consultHints.patient : consultHint(context);
  if (hint !== null) issues.push(issueAt('pimsConsultId', 'not-linkable', hint));
}
