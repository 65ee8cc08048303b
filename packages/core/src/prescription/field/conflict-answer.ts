import type { ConflictGrade } from '../../conflict/index.js';
import type { Issue } from '../../failure/index.js';
import { visibleText, visibleLength } from '../../text/index.js';
import { isFilled, issueAt, requiredAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import { prescriptionLimits } from '../../limits/index.js';
import { isOverrideReason } from '../form/override-reason.js';

/** What a person answers to a conflict. */
export type ConflictAnswer = Pick<PrescriptionForm, 'noteToPharmacy' | 'overrideReason'>;

const min = prescriptionLimits.overrideNoteMin;

/** What is asked of a note that is too short, or one sign again and again (P-232). */
export const overrideNoteText = `Please explain it to the pharmacy in at least ${min} characters`;

/**
 * Whether a note says enough to override a contraindication: 15 visible characters, a run of spaces counted as one, and
 * more than one sign repeated. 'aaaa aaaa aaaa aaaa' says nothing.
 *
 * @see P-232
 */
export function isOverrideNote(note: string | null): boolean {
  const seen = visibleText(note).replace(/ +/g, ' ');
  const signs = new Set(Array.from(seen.toLowerCase().replaceAll(' ', '')));
  return visibleLength(seen) >= min && signs.size > 1;
}

/** What is wrong with the note to the pharmacy as the answer to a conflict of this grade. */
function noteIssue({ noteToPharmacy }: ConflictAnswer, grade: ConflictGrade): Issue | null {
  if (grade === 'worth-knowing') return null;
  if (!isFilled(noteToPharmacy)) return requiredAt('noteToPharmacy');
  if (grade === 'serious' || isOverrideNote(noteToPharmacy)) return null;
  return issueAt('noteToPharmacy', 'too-short', overrideNoteText);
}

/**
 * What an issue still lacks as the answer to its gravest conflict: serious needs a note to the pharmacy; contraindicated
 * needs a chosen reason and a note that explains it.
 *
 * @see P-088, P-232
 */
export function conflictAnswerIssues(answer: ConflictAnswer, grade: ConflictGrade | null): readonly Issue[] {
  if (grade === null) return [];
  const isReasonMissing = grade === 'contraindicated' && !isOverrideReason(answer.overrideReason);
  const note = noteIssue(answer, grade);
  return [...(isReasonMissing ? [requiredAt('overrideReason')] : []), ...(note ? [note] : [])];
}

/**
 * The reason to override is one of the list wherever it is sent; an issue needs the answer to its conflicts, a draft
 * needs none.
 *
 * @see P-088, P-232
 */
export function checkConflictAnswer(
  form: PrescriptionForm,
  { mode, conflictGrade }: PrescriptionFormContext,
  issues: Issue[],
): void {
  const isUnknown = isFilled(form.overrideReason) && !isOverrideReason(form.overrideReason);
  if (isUnknown) issues.push(issueAt('overrideReason', 'not-a-choice', 'Please choose a reason of the list'));
  if (mode === 'draft') return;
  const open = conflictAnswerIssues(form, conflictGrade);
  issues.push(...(isUnknown ? open.filter(({ path }) => path !== 'overrideReason') : open));
}

/**
 * Whether a conflict still waits for its answer: the submission is held until it is given.
 *
 * @see P-088, P-232
 */
export function isConflictUnexplained(answer: ConflictAnswer, grade: ConflictGrade | null): boolean {
  return conflictAnswerIssues(answer, grade).length > 0;
}
