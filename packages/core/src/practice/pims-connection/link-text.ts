import type { Notice } from '../../base/failure/index.js';

/** C-116, C-186. */
export const clientLinkedNotice = {
  status: 'success',
  title: 'PIMS Link',
  description: 'Client Successfully Linked',
} as const satisfies Notice;

/** C-116, C-186. */
export const patientLinkedToPimsNotice = {
  status: 'success',
  title: 'Patient Successfully Linked',
} as const satisfies Notice;

/** Shown when linking failed, with the message of the server. @see C-092 */
export function linkFailedNotice(serverMessage: string): Notice {
  return { status: 'error', title: clientLinkedNotice.title, description: serverMessage };
}

/** Shown when the practice system does not know the ID. @see C-092 */
export const pimsRecordMissingTexts = {
  client: 'PIMS has no client with this PIMS ID.',
  patient: 'PIMS has no patient with this PIMS ID.',
} as const;

/** Shown when the chosen record no longer exists in the practice system. @see C-109 */
export const recordGoneText = 'This record is no longer in PIMS. Search again.';
