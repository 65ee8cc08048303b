import type { Issue } from '../../../base/failure/index.js';
import { isFilled, textIssueAt } from '../form/field-issue.js';
import { fieldSpec, type LengthCheckedField, prescriptionFieldNames, type PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

const lengthChecked = prescriptionFieldNames.filter(
  (field): field is LengthCheckedField => fieldSpec(field).value.rule === 'length',
);

/**
 * The optional texts without a rule of their own are checked by their length. What a conflict asks of the note to the
 * pharmacy is for `checkConflictAnswer`. The note to the client counts only with feature showNoteToClient; without it
 * nothing is stored, so nothing is checked.
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
