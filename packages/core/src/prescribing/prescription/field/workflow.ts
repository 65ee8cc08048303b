import { isYes, type Issue } from '../../../base/failure/index.js';
import { inactiveWorkflowUserText } from '../../task/index.js';
import { issueAt, requiredAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

/**
 * A workflow user is an active user of the location, and a workflow status is one from the list. An issue records both
 * as a step (P-103), so it requires both or neither: one alone would be lost. A draft keeps what it has.
 *
 * @see P-072
 */
export function checkWorkflow(form: PrescriptionForm, context: PrescriptionFormContext, issues: Issue[]): void {
  const { workflowLocationUserId: userId, currentWorkflowStatusId: statusId } = form;
  if (userId !== null && !context.workflowUsers.some((user) => user.id === userId && isYes(user.isActive))) {
    issues.push(issueAt('workflowLocationUserId', 'not-a-choice', inactiveWorkflowUserText));
  }
  if (statusId !== null && !context.workflowStatuses.some((status) => status.id === statusId)) {
    issues.push(issueAt('currentWorkflowStatusId', 'not-a-choice', 'Choose a workflow status from the list'));
  }
  if (context.mode === 'draft' || (userId === null) === (statusId === null)) return;
  issues.push(requiredAt(userId === null ? 'workflowLocationUserId' : 'currentWorkflowStatusId'));
}

/** Display text of a workflow user: name plus role (P-072). */
export function workflowUserLabel(user: {
  readonly displayName: string;
  readonly role: { readonly name: string };
}): string {
  return `${user.displayName}, ${user.role.name}`;
}
