import { errorNotice, type Notice } from '../failure/index.js';

/** Where no allergy is recorded, on paper and on every screen (P-111). */
export const noKnownAllergiesText = 'No Known Allergies';

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

/** A patient form that could not be saved (C-074). */
export function patientErrorNotice(serverMessage: string | null): Notice {
  return errorNotice('Error update Patient profile', serverMessage);
}
