import { allowed, isNo, type Issue, isYes, type Notice, refuse, type Verdict } from '../../base/failure/index.js';

/** Shown for an inactive client (P-041, C-052). */
export const inactiveClientNotice = {
  status: 'warning',
  title: 'Client is not active',
  description: 'Please activate client.',
} as const satisfies Notice;

/** Shown for an inactive or deceased patient (P-041, C-053). */
export const inactivePatientNotice = {
  status: 'warning',
  title: 'Patient is not active',
  description: 'Please make Patient active',
} as const satisfies Notice;

export interface ClientActivity {
  readonly isActive: boolean;
}

export interface PatientActivity {
  readonly isActive: boolean;
  readonly isDeceased: boolean;
}

/**
 * Why prescribing is impossible: the client is inactive, or else the patient is inactive or deceased.
 *
 * @returns the notice to show; `null` when both are active
 * @see P-041, C-053
 */
export function inactivityNotice(client: ClientActivity, patient: PatientActivity): Notice | null {
  if (!isYes(client.isActive)) return inactiveClientNotice;
  return isYes(patient.isActive) && isNo(patient.isDeceased) ? null : inactivePatientNotice;
}

/**
 * The issues of prescribing for a patient of a client, with the path of the input field.
 *
 * @see P-041, P-003
 */
export function checkActivity(client: ClientActivity, patient: PatientActivity): readonly Issue[] {
  const notice = inactivityNotice(client, patient);
  if (!notice) return [];
  return [
    {
      path: notice === inactiveClientNotice ? 'locationClientId' : 'locationPatientId',
      code: 'inactive',
      message: notice.title,
    },
  ];
}

/**
 * Whether a patient may be added or linked to a client.
 *
 * @see C-052
 */
export function mayAddPatientTo(client: ClientActivity): Verdict {
  return isYes(client.isActive) ? allowed : refuse('BAD_USER_INPUT', inactiveClientNotice.title);
}
