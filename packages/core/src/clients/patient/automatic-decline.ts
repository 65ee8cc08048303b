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
 * The reason why a change of a client declines their pending tasks: an active client becomes inactive.
 *
 * @returns `null` when nothing is declined; reactivation restores nothing (C-078)
 * @see C-075, C-077
 */
export function declineOfClientChange(before: ClientActivity, after: ClientActivity): AutomaticDeclineReason | null {
  return before.isActive && !after.isActive ? automaticDeclineReasons.clientInactive : null;
}

/**
 * The reason why a change of a patient declines their pending tasks: a new deceased date, the deceased flag alone, or
 * an active patient becoming inactive. Death takes precedence, as the more specific reason.
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
 * The warning before saving a form that declines pending tasks.
 *
 * @param reason - that of `declineOfClientChange` or `declineOfPatientChange`
 * @param pending - whether there are pending tasks; also true when the check failed, to be safe
 * @returns `null` when nothing would be declined
 * @see C-079
 */
export function warningBefore(reason: AutomaticDeclineReason | null, pending: number | 'check-failed'): string | null {
  return reason !== null && pending !== 0 ? automaticDeclineWarning : null;
}
