import type { Issue } from '../failure/index.js';
import { isFilled, requiredAt, tooLongAt } from './field-issue.js';
import type { PrescriptionForm } from './form.js';
import type { PrescriptionFormContext } from './form-context.js';
import { prescriptionLimits } from './limits.js';

const max = prescriptionLimits.noteMax;

/**
 * The note to the pharmacy is optional, but with a conflict an issue needs it to explain the off-label use. The note
 * to the client counts only with feature showNoteToClient; without it nothing is stored, so nothing is checked.
 *
 * @see P-077, P-088
 */
export function checkNotes(form: PrescriptionForm, context: PrescriptionFormContext, issues: Issue[]): void {
  if (!isFilled(form.noteToPharmacy)) {
    if (context.hasConflict && context.mode === 'issue') issues.push(requiredAt('noteToPharmacy'));
  } else if (form.noteToPharmacy.length > max) {
    issues.push(tooLongAt('noteToPharmacy', max));
  }
  if (context.showNoteToClient && isFilled(form.noteToClient) && form.noteToClient.length > max)
    issues.push(tooLongAt('noteToClient', max));
}

/**
 * Whether a conflict still waits for its note: the submission is held until it is entered.
 *
 * @see P-088
 */
export function isConflictUnexplained(noteToPharmacy: string | null, hasConflict: boolean): boolean {
  return hasConflict && !isFilled(noteToPharmacy);
}
