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
 * The form of a product or a request before anyone wrote in it. It excludes what a form takes over from a previous or
 * copied prescription, which becomes the text of the user who saves it.
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
  // Compounding uses the pharmacy's own reason, whatever was sent (P-074).
  return writtenFacts({ ...form, reasonForCompound: effectiveReason(form.reasonForCompound, product) });
}

function startOf(task: Omit<TaskSource, 'prescription' | 'previousPrescription'>): PrescriptionFormSource {
  return { from: 'task', task: { ...task, prescription: null, previousPrescription: null } };
}

/** A form as read back from a save. */
export function writtenFacts(form: PrescriptionForm): DraftFacts {
  return { ...form, product: { id: form.productId ?? '' }, unitPerFill: form.unitPerFill ?? 0 };
}
