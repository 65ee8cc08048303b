import type { Issue } from '../../base/failure/index.js';
import type { TaskStep } from './next-status.js';
import { systemInitiator } from './task-event.js';

/** The outcome that a call claims for its transition (P-215, P-217). */
export interface SentOutcome {
  readonly status?: string | null;
  readonly action?: string | null;
  readonly initiatedBy?: string | null;
}

/**
 * The violations of an outcome that a call claims: a status or action other than the result of the transition, or
 * acting as the System. Omitted values are filled in; so UpsertPrescriptionTask, whose transition is a decline, never
 * approves.
 *
 * @param at - path of the input object, such as `prescriptionTaskToAttach`; empty for the input itself
 * @see P-005, P-161
 */
export function checkSentOutcome(sent: SentOutcome, step: TaskStep, at = ''): readonly Issue[] {
  const issues: Issue[] = [];
  const add = (field: string, message: string) =>
    issues.push({ path: at ? `${at}.${field}` : field, code: 'not-the-result', message });
  if (sent.status != null && sent.status !== step.to) add('status', `The status can only become ${step.to} here`);
  if (sent.action != null && sent.action !== step.action) {
    add('action', step.action ? `The action can only be ${step.action} here` : 'No action is recorded here');
  }
  if (sent.initiatedBy === systemInitiator && step.initiatedBy !== systemInitiator)
    add('initiatedBy', 'Only the server acts as the System');
  return issues;
}
