import { errorNotice, type Notice } from '../../base/failure/index.js';

/** Shown on paper and on every screen when no allergy is recorded (P-111). */
export const noKnownAllergiesText = 'No Known Allergies';

/** C-074, C-185. */
export const patientAddedNotice = {
  status: 'success',
  title: 'Patient Added Successfully',
} as const satisfies Notice;

/** Shown when an existing patient was linked to this client. @see C-060, C-185 */
export const patientLinkedNotice = {
  status: 'success',
  title: 'Patient Linked Successfully',
} as const satisfies Notice;

/** P-107, C-074. */
export const patientEditedNotice = {
  status: 'success',
  title: 'Patient Edited Successfully',
} as const satisfies Notice;

/** The warning when weight or birthdate could not be saved while issuing, which continues (P-107, C-074). */
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

/**
 * The notice when a patient could not be added, changed or linked, with the message of the server. @see C-074, C-185
 */
export function patientErrorNotice(doing: keyof typeof errorTitles, serverMessage: string | null): Notice {
  return errorNotice(errorTitles[doing], serverMessage);
}
