import { errorNotice, type Notice } from '../../../base/failure/index.js';
import { controlledRefusalText } from '../../../catalog/product/index.js';

/** Messages for successful work on a prescription; those for tasks and archiving are in their own modules (P-225). */
export const prescriptionSuccessNotices = {
  /** Authorize and Print in the create form. */
  issue: { status: 'success', title: 'Rx created successfully' },
  /** Save Draft in the create form. */
  saveDraft: { status: 'success', title: 'Draft saved successfully' },
  reject: { status: 'success', title: 'Decline Rx Successfully' },
  delete: { status: 'success', title: 'Delete Rx Successfully' },
  workflow: { status: 'success', title: 'Workflow Saved', description: 'Workflow submitted successfully.' },
} as const satisfies Record<string, Notice>;

const errors = {
  /** Authorize and Print in the create form. */
  issue: { title: 'Error Authorizing RX' },
  /** Save Draft in the create form. */
  saveDraft: { title: 'Error Saving RX' },
  reject: { title: 'Error Decline Prescription' },
  delete: { title: 'Error Delete Rx' },
  /** A failed workflow step; the prescription stays saved (P-103). */
  workflow: { title: 'Error RX' },
  print: { title: 'Error', description: 'Error trying to print!' },
} as const satisfies Record<string, { readonly title: string; readonly description?: string }>;

/** An action of a user on a prescription. */
export type PrescriptionAttempt = keyof typeof errors;

/**
 * The message for failed work on a prescription: the server's message if there is one, else the listed text.
 *
 * @see P-226, P-224, P-101, P-103, P-118
 */
export function prescriptionErrorNotice(attempt: PrescriptionAttempt, serverMessage: string | null): Notice {
  const error: { readonly title: string; readonly description?: string } = errors[attempt];
  return errorNotice(error.title, serverMessage, error.description);
}

/** P-115, P-226. */
export const controlledNotice = { status: 'info', title: controlledRefusalText } as const satisfies Notice;

/** P-144. */
export const detailsNotFoundText = 'Could not find RX details';

/**
 * The message when a save was sent and no response arrived: pressing again repeats it under the same key.
 *
 * @param label - label of the button, `Authorize`
 * @see A-017
 */
export const unansweredText = (label: string): string =>
  `No response. Press ${label} again. It is stored only once, even if it is sent several times.`;
