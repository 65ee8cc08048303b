import type { PrescriptionField, PrescriptionForm } from '../form/form.js';

/** The fields of the form that belong to the old prescription and do not travel into a copy (P-119). */
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
 * A form as the copy of what it was filled from: without what belongs to the old one, and marked as a copy. Ids,
 * number, status and issue date are no fields of a form, so they cannot travel.
 *
 * @see P-119
 */
export function asCopy(form: PrescriptionForm): PrescriptionForm {
  return { ...form, ...notCopied, rxOriginCode: 'copy' };
}

/** The tag of a saved copy; `null` for any other prescription (P-119). */
export function originTag({ code }: { readonly code: string }): 'Copied' | null {
  return code === 'copy' ? 'Copied' : null;
}
