import { errorNotice, type Notice } from '../../base/failure/index.js';
import type { TaskType } from './status.js';

/** Messages for successful work on a task (P-225, P-165, P-166, P-170, P-173). */
export const taskSuccessNotices = {
  decline: { status: 'success', title: 'Decline Successfully' },
  approve: { status: 'success', title: 'Request Approved' },
  saveDraft: { status: 'success', title: 'Draft Saved', description: 'Draft saved successfully.' },
  workflow: { status: 'success', title: 'Workflow Saved', description: 'Workflow submitted successfully.' },
} as const satisfies Record<string, Notice>;

const errors = {
  decline: { title: 'Error Decline Request' },
  approve: { title: 'Error Approving Request', description: 'There was an error approving this request.' },
  saveNewDraft: { title: 'Error Saving Draft', description: 'There was an error saving this request.' },
  updateDraft: { title: 'Error Updating Request', description: 'There was an error updating this request.' },
  workflow: { title: 'Error Saving Request' },
} as const satisfies Record<string, { readonly title: string; readonly description?: string }>;

/** An action of a user on a task; a draft is new, or was stored before (P-166). */
export type TaskAttempt = keyof typeof errors;

/**
 * The message for failed work on a task: the server's message if there is one, else the listed text.
 *
 * @see P-226, P-224, P-165, P-166, P-170, P-173
 */
export function taskErrorNotice(attempt: TaskAttempt, serverMessage: string | null): Notice {
  const error: { readonly title: string; readonly description?: string } = errors[attempt];
  return errorNotice(error.title, serverMessage, error.description);
}

/** The message of an empty queue (P-147). */
export const noApprovalsText = { title: 'No Approvals', description: "You're all caught up!" } as const;

/**
 * The warning of the Decline Request dialog: declining a client's order cancels it; `null` for other types.
 *
 * @see P-171
 */
export function declineWarning(type: TaskType): string | null {
  if (type !== 'approval') return null;
  return 'Declining this request cancels the pending order. The client will then need a prescription, recommendation or other approval.';
}
