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

/** A link that came to nothing, with what the server says. @see C-092 */
export function linkFailedNotice(serverMessage: string): Notice {
  return { status: 'error', title: clientLinkedNotice.title, description: serverMessage };
}

/** A link with an id that the practice system does not know. @see C-092 */
export const pimsRecordMissingTexts = {
  client: 'PIMS has no client with this PIMS ID.',
  patient: 'PIMS has no patient with this PIMS ID.',
} as const;

/** Who was chosen is not there any more by the time of the link. @see C-109 */
export const recordGoneText = 'This record is not in PIMS any more. Please search again.';
