import * as z from 'zod/mini';
import {
  checkDeclineForm,
  checkDeclineReason,
  checkSentOutcome,
  checkSimpleDeclineForm,
  recentSupplies,
  type TaskStep,
} from '../prescribing/task/index.js';
import { checked } from './checked.js';
import { anyText, openText } from './part.js';

const form = z.object({
  reason: anyText,
  description: z.optional(anyText),
  supply: z.optional(z.nullable(z.enum(recentSupplies))),
});

/** `checkDeclineForm` as a schema (P-167 to P-169). */
export const declineFormSchema = checked(form, checkDeclineForm);

/** `checkSimpleDeclineForm` as a schema (P-126, P-127). */
export const simpleDeclineFormSchema = checked(form, checkSimpleDeclineForm);

/**
 * `checkDeclineReason` as a schema of the reason itself; the path is that of the field that contains it (P-167, P-168).
 */
export const declineReasonSchema = checked(openText, (reason) => checkDeclineReason(reason, ''));

/** The input to decline or delete a draft: its reason (P-126, P-127). */
export const discardSchema = z.object({ declineReason: declineReasonSchema });

/** `checkSentOutcome` as a schema, for the step of a task (P-217). */
export const sentOutcomeSchema = (step: TaskStep) =>
  checked(z.object({ status: openText, action: openText, initiatedBy: openText }), (sent) =>
    checkSentOutcome(sent, step),
  );
