import { effectiveReason } from '../field/compounding.js';
import type { PrescriptionForm } from '../form/form.js';
import type { DraftFacts } from './saved-field.js';
import {
  type Parties,
  type PrescriptionFormSource,
  startPrescriptionForm,
  type StartContext,
  type TaskSource,
} from '../edit/start-form.js';
import type { ProductFacts } from '../../../catalog/product/index.js';

/**
 * What stands in the form of a product or a request before anybody wrote in it. What a form takes over from a previous
 * prescription or a copied one is not in it: who saves that again gives it as their own words.
 *
 * @see P-246
 */
export function unwrittenDraft(
  of:
    | { readonly task: Omit<TaskSource, 'prescription' | 'previousPrescription'> }
    | { readonly product: ProductFacts | null; readonly parties: Parties },
  context: StartContext,
): DraftFacts {
  const form = startPrescriptionForm('task' in of ? startOf(of.task) : { from: 'product', ...of }, context);
  const { product } = 'task' in of ? of.task : of;
  // Compounding takes the pharmacy's own reason, whatever was sent (P-074).
  return writtenFacts({ ...form, reasonForCompound: effectiveReason(form.reasonForCompound, product) });
}

function startOf(task: Omit<TaskSource, 'prescription' | 'previousPrescription'>): PrescriptionFormSource {
  return { from: 'task', task: { ...task, prescription: null, previousPrescription: null } };
}

/** A form as a save reads it back. */
export function writtenFacts(form: PrescriptionForm): DraftFacts {
  return { ...form, product: { id: form.productId ?? '' }, unitPerFill: form.unitPerFill ?? 0 };
}
