import type { PrescriptionField } from './form.js';

/** The fields of the form that belong to the old prescription and do not travel into a copy (P-119). */
export const fieldsNotCopied = [
  'workflowLocationUserId',
  'currentWorkflowStatusId',
  'pimsConsultId',
  'version',
] as const satisfies readonly PrescriptionField[];

/** The fields that stand at their defaults in a copy: old dates would be invalid (P-119). */
export const fieldsRenewedByCopy = [
  'prescExpiryDate',
  'notifyClientDate',
] as const satisfies readonly PrescriptionField[];

/** The tag of a saved copy; `null` for any other prescription (P-119). */
export function originTag({ code }: { readonly code: string }): 'Copied' | null {
  return code === 'copy' ? 'Copied' : null;
}
