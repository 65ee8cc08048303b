import { checkPrescriptionForm } from './check-form.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import { context, form } from '../prescription.test-data.js';

/** The issues of an otherwise valid form as 'path: message'. */
export function complaints(
  changes: Partial<PrescriptionForm> = {},
  about: Partial<PrescriptionFormContext> = {},
): string[] {
  return checkPrescriptionForm(form(changes), context(about)).map(({ path, message }) => `${path}: ${message}`);
}

/** Same as above for a draft save. */
export function draftComplaints(
  changes: Partial<PrescriptionForm> = {},
  about: Partial<PrescriptionFormContext> = {},
): string[] {
  return complaints(changes, { ...about, mode: 'draft' });
}
