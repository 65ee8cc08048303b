import { errorNotice, type Notice } from '../../base/failure/index.js';

/** Where no allergy is recorded, on paper and on every screen (P-111). */
export const noKnownAllergiesText = 'No Known Allergies';

/** C-074, C-185. */
export const patientAddedNotice = {
  status: 'success',
  title: 'Patient Added Successfully',
} as const satisfies Notice;

/** A patient who is here already became one of this client. @see C-060, C-185 */
export const patientLinkedNotice = {
  status: 'success',
  title: 'Patient Linked Successfully',
} as const satisfies Notice;

/** P-107, C-074. */
export const patientEditedNotice = {
  status: 'success',
  title: 'Patient Edited Successfully',
} as const satisfies Notice;

/** The warning of a weight or birth date that could not be saved while issuing; the issue continues (P-107, C-074). */
export const patientNotUpdatedNotice = {
  status: 'warning',
  title: 'Something went wrong updating the patient',
  description: 'Failed to update patient profile',
} as const satisfies Notice;

const errorTitles = {
  add: 'Error Added Patient profile',
  update: 'Error update Patient profile',
  link: 'Error Linked Patient profile',
} as const;

/** A patient who could not be added, changed or linked, with what the server says. @see C-074, C-185 */
export function patientErrorNotice(doing: keyof typeof errorTitles, serverMessage: string | null): Notice {
  return errorNotice(errorTitles[doing], serverMessage);
}
