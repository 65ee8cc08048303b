import * as z from 'zod/mini';
import { checkWorkflowForm, type WorkflowChoices } from '../prescribing/task/index.js';
import { checked } from './checked.js';
import { anyText, openText } from './part.js';

const form = z.object({ workflowLocationUserId: anyText, currentWorkflowStatusId: anyText, internalNote: openText });

/** `checkWorkflowForm` as a schema, for the selectable users and statuses (P-172). */
export const workflowFormSchema = (choices: WorkflowChoices) =>
  checked(form, (value) => checkWorkflowForm(value, choices));
