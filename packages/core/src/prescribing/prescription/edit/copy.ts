import type { PrescriptionField, PrescriptionForm } from '../form/form.js';

/** The form fields that belong to the old prescription and are not copied (P-119). */
export const fieldsNotCopied = [
  'workflowLocationUserId',
  'currentWorkflowStatusId',
  'pimsConsultId',
  'version',
] as const satisfies readonly PrescriptionField[];

const notCopied = Object.fromEntries(fieldsNotCopied.map((field) => [field, null])) as Record<
  (typeof fieldsNotCopied)[number],
  null
>;

/**
 * A form as the copy of its source: without what belongs to the old prescription, and marked as a copy. Ids, number,
 * status, and issue date are not form fields, so they cannot be copied.
 *
 * @see P-119
 */
export function asCopy(form: PrescriptionForm): PrescriptionForm {
  return { ...form, ...notCopied, rxOriginCode: 'copy' };
}

/** The label of a saved copy; `null` for any other prescription (P-119). */
export function originTag({ code }: { readonly code: string }): 'Copied' | null {
  return code === 'copy' ? 'Copied' : null;
}
