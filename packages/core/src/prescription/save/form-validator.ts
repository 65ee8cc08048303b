import { checkPrescriptionForm } from './check-form.js';
import type { PrescriptionForm, PrescriptionFormInput } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import { prescriptionFormSchema } from '../form/form-schema.js';

type Outcome =
  | { readonly value: PrescriptionForm; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly PropertyKey[] }[] };

/** What Standard Schema (version 1) asks of a validator; so forms and servers of any kind can take it. */
export interface PrescriptionFormValidator {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'signa';
    readonly validate: (value: unknown) => Outcome;
    readonly types?: { readonly input: PrescriptionFormInput; readonly output: PrescriptionForm };
  };
}

/**
 * The whole validator of a form in its context as a Standard Schema: the shape first, then `checkPrescriptionForm`.
 *
 * @see P-003
 */
export function prescriptionFormValidator(context: PrescriptionFormContext): PrescriptionFormValidator {
  return { '~standard': { version: 1, vendor: 'signa', validate: (value) => validate(value, context) } };
}

function validate(value: unknown, context: PrescriptionFormContext): Outcome {
  const shape = prescriptionFormSchema.safeParse(value);
  if (!shape.success) return { issues: shape.error.issues.map(({ message, path }) => ({ message, path })) };
  const issues = checkPrescriptionForm(shape.data, context);
  return issues.length === 0
    ? { value: shape.data }
    : { issues: issues.map(({ message, path }) => ({ message, path: [path] })) };
}
