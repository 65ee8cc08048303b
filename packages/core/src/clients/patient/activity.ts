import { allowed, isNo, type Issue, isYes, type Notice, refuse, type Verdict } from '../../base/failure/index.js';

/** The notice of a client who is not active (P-041, C-052). */
export const inactiveClientNotice = {
  status: 'warning',
  title: 'Client is not active',
  description: 'Please activate client.',
} as const satisfies Notice;

/** The notice of a patient who is not active, or died (P-041, C-053). */
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
 * Why nothing may be prescribed: the client is not active, or else the patient is not active or died.
 *
 * @returns the notice to show, `null` when both are active
 * @see P-041, C-053
 */
export function inactivityNotice(client: ClientActivity, patient: PatientActivity): Notice | null {
  if (!isYes(client.isActive)) return inactiveClientNotice;
  return isYes(patient.isActive) && isNo(patient.isDeceased) ? null : inactivePatientNotice;
}

/**
 * Why nothing may be prescribed for a patient of a client, as violations that name the input field.
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
 * Whether a patient may be added to a client, or linked to one.
 *
 * @see C-052
 */
export function mayAddPatientTo(client: ClientActivity): Verdict {
  return isYes(client.isActive) ? allowed : refuse('BAD_USER_INPUT', inactiveClientNotice.title);
}
