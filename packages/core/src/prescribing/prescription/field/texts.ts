import type { Issue } from '../../../base/failure/index.js';
import { isFilled, textIssueAt } from '../form/field-issue.js';
import { fieldSpec, type LengthCheckedField, prescriptionFieldNames, type PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

const lengthChecked = prescriptionFieldNames.filter(
  (field): field is LengthCheckedField => fieldSpec(field).value.rule === 'length',
);

/**
 * Validates the length of optional texts that have no specific rule. What a conflict requires of the note to the
 * pharmacy is checked by `checkConflictAnswer`. The note to the client counts only with feature showNoteToClient;
 * without it, nothing is stored or validated.
 *
 * @see P-077
 */
export function checkTexts(form: PrescriptionForm, context: PrescriptionFormContext, issues: Issue[]): void {
  for (const field of lengthChecked) {
    const text = form[field];
    const isHidden = field === 'noteToClient' && !context.showNoteToClient;
    if (!isHidden && isFilled(text)) issues.push(...textIssueAt(text, field));
  }
}
