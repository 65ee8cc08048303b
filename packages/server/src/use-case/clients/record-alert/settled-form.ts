import type { PlainDate } from '@signa/core/base';
import { type AlertNoun, settleAlert } from '@signa/core/clients';
import type { RecordAlertInput } from '@signa/core/contract';
import { issuesOf, recordAlertSchema } from '@signa/core/schema';
import { requireNoIssues } from '../../../failure/failure.js';

/** What is stored of a valid input; issues are reported at its fields. */
export function settledForm(input: RecordAlertInput, facts: { readonly noun: AlertNoun; readonly today: PlainDate }) {
  const form = {
    kind: input.kind,
    text: input.text ?? '',
    language: input.language ?? '',
    contactMethod: input.contactMethod ?? '',
    lastDay: input.lastDay ?? '',
  };
  requireNoIssues(issuesOf(recordAlertSchema(facts), form).map((issue) => ({ ...issue, path: `input.${issue.path}` })));
  return settleAlert(form);
}
