import * as z from 'zod/mini';
import {
  normalizePrescriptionForm,
  type PrescriptionField,
  prescriptionFields,
  type PrescriptionForm,
} from '../prescribing/prescription/index.js';

const text = z.nullish(z.string());

const shapes = { text, code: text, id: text, date: text, number: z.nullish(z.number()), flag: z.nullish(z.boolean()) };

type Shape = { readonly [Field in PrescriptionField]: (typeof shapes)[(typeof prescriptionFields)[Field]['kind']] };

const shape = Object.fromEntries(
  Object.entries(prescriptionFields).map(([field, { kind }]) => [field, shapes[kind]]),
) as Shape;

/**
 * The shape of the save input alone, which accepts a form that can't be saved, such as an empty one: every field is
 * optional or null, and others (such as issuedDate, P-005) are dropped; it outputs a normalized form. To validate a
 * form, use `prescriptionFormSchema`.
 *
 * @see P-189
 */
export const prescriptionFormShape = z.pipe(
  z.object(shape),
  z.transform((input): PrescriptionForm => normalizePrescriptionForm(input)),
);
