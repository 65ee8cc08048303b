import { type Issue, required } from '../../base/failure/index.js';
import { isTooLong, unsafeIssue } from '../../base/text/index.js';

/** Maximum characters of an internal note (P-172, P-228). */
export const internalNoteMaxLength = 500;

/** Shown when the workflow user is inactive (P-172). */
export const inactiveWorkflowUserText = 'This user is inactive, please select an active user.';

/** The input of the Workflow dialog; contract field names (P-191). */
export interface WorkflowForm {
  readonly workflowLocationUserId: string | null;
  readonly currentWorkflowStatusId: string | null;
  readonly internalNote?: string | null;
}

/** The available choices: the active users of the location (P-072) and the statuses of WorkflowStatus. */
export interface WorkflowChoices {
  readonly activeUserIds: ReadonlySet<string>;
  readonly statusIds: ReadonlySet<string>;
}

function checkUser(id: string | null, choices: WorkflowChoices): readonly Issue[] {
  const path = 'workflowLocationUserId';
  if (!id) return [required(path)];
  return choices.activeUserIds.has(id) ? [] : [{ path, code: 'inactive', message: inactiveWorkflowUserText }];
}

function checkStatus(id: string | null, choices: WorkflowChoices): readonly Issue[] {
  const path = 'currentWorkflowStatusId';
  if (!id) return [required(path)];
  return choices.statusIds.has(id)
    ? []
    : [{ path, code: 'unknown', message: 'Choose a workflow status from the list' }];
}

function checkNote(note: string | null | undefined): readonly Issue[] {
  const unsafe = unsafeIssue(note, 'internalNote');
  if (!isTooLong(note, internalNoteMaxLength)) return unsafe === null ? [] : [unsafe];
  return [
    {
      path: 'internalNote',
      code: 'too-long',
      message: `An internal note can have at most ${internalNoteMaxLength} characters`,
    },
  ];
}

/**
 * The violations of the Workflow dialog: user and status are required, the user must be active at the location (so one
 * who became inactive cannot be saved again), and the note has at most 500 characters.
 *
 * @see P-172, P-072
 */
export function checkWorkflowForm(form: WorkflowForm, choices: WorkflowChoices): readonly Issue[] {
  return [
    ...checkUser(form.workflowLocationUserId, choices),
    ...checkStatus(form.currentWorkflowStatusId, choices),
    ...checkNote(form.internalNote),
  ];
}
