import type { PlainDate } from '../../base/time/index.js';
import type { ClientActivity, PatientActivity } from './activity.js';

/** The reasons of an automatic decline (C-077). */
export const automaticDeclineReasons = {
  clientInactive: 'Client is not active',
  patientInactive: 'Patient is not active',
  patientDeceased: 'Patient is deceased',
} as const;
export type AutomaticDeclineReason = (typeof automaticDeclineReasons)[keyof typeof automaticDeclineReasons];

export interface PatientLife extends PatientActivity {
  readonly deceasedDate: PlainDate | null;
}

/**
 * Why a change of a client declines their pending tasks: only when an active one goes inactive.
 *
 * @returns `null` when nothing is declined; coming back restores nothing (C-078)
 * @see C-075, C-077
 */
export function declineOfClientChange(before: ClientActivity, after: ClientActivity): AutomaticDeclineReason | null {
  return before.isActive && !after.isActive ? automaticDeclineReasons.clientInactive : null;
}

/**
 * Why a change of a patient declines their pending tasks: a deceased date set (or set anew), the flag alone raised, or
 * an active patient going inactive. Death is told first, as the reason that says more.
 *
 * @returns `null` when nothing is declined
 * @see C-076, C-077
 */
export function declineOfPatientChange(before: PatientLife, after: PatientLife): AutomaticDeclineReason | null {
  const isDateSet = after.deceasedDate !== null && after.deceasedDate !== before.deceasedDate;
  if (isDateSet || (!before.isDeceased && after.isDeceased)) return automaticDeclineReasons.patientDeceased;
  return before.isActive && !after.isActive ? automaticDeclineReasons.patientInactive : null;
}

/** C-079. */
export const automaticDeclineWarning = 'All pending prescriptions will be declined automatically.';

/**
 * The warning before a form is saved that declines pending tasks.
 *
 * @param reason - that of `declineOfClientChange` or `declineOfPatientChange`
 * @param pending - pending tasks found, or that the check failed: then it warns rather than surprises
 * @returns `null` when nothing would be declined
 * @see C-079
 */
export function warningBefore(reason: AutomaticDeclineReason | null, pending: number | 'check-failed'): string | null {
  return reason !== null && pending !== 0 ? automaticDeclineWarning : null;
}
