import { isBlank } from '../../../base/text/index.js';
import { fieldSpec, prescriptionFieldNames, type PrescriptionForm, type PrescriptionFormInput } from './form.js';

/** A form with nothing filled in. */
export const emptyPrescriptionForm = Object.fromEntries(
  prescriptionFieldNames.map((field) => [field, fieldSpec(field).kind === 'flag' ? false : null]),
) as unknown as PrescriptionForm;

const filled = (value: unknown) =>
  value !== undefined && value !== null && !(typeof value === 'string' && isBlank(value));

/**
 * Normalizes input: a missing, null, or blank field is not filled in. Texts keep their spaces here, because a form must
 * not lose any while the user is typing; `settlePrescriptionForm` trims.
 *
 * @see P-189
 */
export function normalizePrescriptionForm(input: PrescriptionFormInput): PrescriptionForm {
  const sent = prescriptionFieldNames.filter((field) => filled(input[field])).map((field) => [field, input[field]]);
  return { ...emptyPrescriptionForm, ...(Object.fromEntries(sent) as Partial<PrescriptionForm>) };
}
