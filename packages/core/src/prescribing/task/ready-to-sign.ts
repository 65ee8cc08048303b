import { isTaskEventPossible } from './chart.js';
import type { TaskStatus } from './status.js';

/** The workflow status of a request that only needs a signature (P-451). */
export const readyToSignStatus = 'Ready to sign';

/**
 * Whether a request only needs a signature: it is pending, and either a draft of its prescription is saved or its
 * workflow status says so.
 *
 * @param workflowStatus - description of the workflow status; `null` without one
 * @see P-451
 */
export function isReadyToSign(task: {
  readonly status: TaskStatus;
  readonly hasDraft: boolean;
  readonly workflowStatus: string | null;
}): boolean {
  return isTaskEventPossible(task.status, 'approve') && (task.hasDraft || task.workflowStatus === readyToSignStatus);
}
