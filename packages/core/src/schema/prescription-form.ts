import type { PrescriptionFormContext } from '../prescribing/prescription/index.js';
import { checkPrescriptionForm } from '../prescribing/prescription/index.js';
import { checked } from './checked.js';
import { prescriptionFormShape } from './prescription-form-shape.js';

/**
 * `checkPrescriptionForm` as a schema, for the facts of the form: an empty prescription is rejected, with an issue for
 * every field that is missing. Facts come from `formContextOf`.
 *
 * @see P-003, A-575
 */
export const prescriptionFormSchema = (context: PrescriptionFormContext) =>
  checked(prescriptionFormShape, (form) => checkPrescriptionForm(form, context));
