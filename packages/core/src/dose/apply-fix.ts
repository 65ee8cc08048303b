import type { PrescriptionForm } from '../prescription/index.js';
import type { DoseFix } from './doubt.js';

/**
 * The form after one press on what a doubt offers. A weight belongs to the patient's record, not to the form: it is
 * corrected there (P-089), and the form stays as it is.
 *
 * @see P-241 to P-243
 */
export function withDoseFix(form: PrescriptionForm, fix: DoseFix): PrescriptionForm {
  switch (fix.field) {
    case 'directions':
      return { ...form, directions: fix.value };
    case 'daysSupply':
      return { ...form, daysSupply: fix.value };
    case 'unitPerFill':
      return { ...form, unitPerFill: fix.value };
    case 'weight':
      return form;
  }
}
