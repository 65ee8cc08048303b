/**
 * The events of a task (P-155 to P-160).
 *
 * - `approve`: the prescription is issued with the task attached, or as its linked draft; the issue rules are those of
 *   the prescription's own state machine, run in the same transaction
 * - `decline`: a user declines, with the reason as sent (P-167)
 * - `declineBySystem`: the client or the patient became inactive, or the patient died (C-075 to C-077)
 * - `saveDraft`, `changeWorkflow`: work on a pending task
 * - `pharmacyApprove`, `pharmacyDecline`: the pharmacy's answer
 * - `undo`: the approval is undone before anything was sent (P-482)
 */
export type TaskEvent =
  | { readonly type: 'approve' }
  | { readonly type: 'decline'; readonly reason: string }
  | { readonly type: 'declineBySystem' }
  | { readonly type: 'saveDraft' }
  | { readonly type: 'changeWorkflow' }
  | { readonly type: 'pharmacyApprove' }
  | { readonly type: 'pharmacyDecline' }
  | { readonly type: 'undo' };

export type TaskEventType = TaskEvent['type'];

/** The action recorded on the task (P-155 to P-157). */
export type TaskAction = 'Approved' | 'Declined';

/** Who initiated an automatic decline (C-077). */
export const systemInitiator = 'System';

/**
 * What the same transaction does with the prescription of the task:
 *
 * - `issue`: P-123 to P-125, and the task gets its id
 * - `attach-draft`: the task gets the id of the draft just saved
 * - `reject-draft`: a linked Draft is rejected by P-126, any other prescription stays
 * - `refuse`: a linked Draft is rejected by P-126, another one by P-132 if that applies
 * - `release`: the task waits without the prescription and without an answer
 * - `keep`: nothing
 */
export type PrescriptionEffect = 'issue' | 'attach-draft' | 'reject-draft' | 'refuse' | 'release' | 'keep';
