import type { Issue } from '../../../base/failure/index.js';
import { isFilled, textIssueAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import { prescriptionLimits } from '../../../base/limits/index.js';

const max = prescriptionLimits.noteMax;

/**
 * The notes are optional here; what a conflict asks of the note to the pharmacy is for `checkConflictAnswer`. The note
 * to the client counts only with feature showNoteToClient; without it nothing is stored, so nothing is checked.
 *
 * @see P-077
 */
export function checkNotes(form: PrescriptionForm, context: PrescriptionFormContext, issues: Issue[]): void {
  const { noteToPharmacy, noteToClient } = form;
  if (isFilled(noteToPharmacy)) issues.push(...textIssueAt(noteToPharmacy, 'noteToPharmacy', max));
  if (context.showNoteToClient && isFilled(noteToClient))
    issues.push(...textIssueAt(noteToClient, 'noteToClient', max));
}
