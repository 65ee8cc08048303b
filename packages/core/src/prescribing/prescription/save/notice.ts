import { errorNotice, type Notice } from '../../../base/failure/index.js';
import { controlledRefusalText } from '../../../catalog/product/index.js';

/** What is said when work on a prescription succeeded; those of a task and of archiving stand with them (P-225). */
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
  /** A failing workflow step; the prescription stays as saved (P-103). */
  workflow: { title: 'Error RX' },
  print: { title: 'Error', description: 'Error trying to print!' },
} as const satisfies Record<string, { readonly title: string; readonly description?: string }>;

/** What a person tried to do with a prescription. */
export type PrescriptionAttempt = keyof typeof errors;

/**
 * What is said when work on a prescription failed: the server's message when there is one, else the text listed.
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
 * What is said when a save was sent and no answer came: the same press repeats it under the same key.
 *
 * @param label - of the button that was pressed, `Authorize`
 * @see A-017
 */
export const unansweredText = (label: string): string =>
  `No answer came. Press ${label} again: it is stored once, however often it is sent.`;
