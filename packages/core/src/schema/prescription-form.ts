import type { PrescriptionFormContext } from '../prescribing/prescription/index.js';
import { checkPrescriptionForm } from '../prescribing/prescription/index.js';
import { checked } from './checked.js';
import { prescriptionFormSchema } from './prescription-form-shape.js';

/**
 * The complete validator of a form in its context: first the shape, then `checkPrescriptionForm`.
 *
 * @see P-003
 */
export const prescriptionFormValidator = (context: PrescriptionFormContext) =>
  checked(prescriptionFormSchema, (form) => checkPrescriptionForm(form, context));
