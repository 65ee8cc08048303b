import type { ConflictGrade } from '../../../safety/conflict/index.js';
import type { Issue } from '../../../base/failure/index.js';
import { visibleText, visibleLength } from '../../../base/text/index.js';
import { isFilled, issueAt, requiredAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import { prescriptionLimits } from '../../../base/limits/index.js';
import { isOverrideReason } from '../form/override-reason.js';

/** A user's answer to a conflict. */
export type ConflictAnswer = Pick<PrescriptionForm, 'noteToPharmacy' | 'overrideReason'>;

const min = prescriptionLimits.overrideNoteMin;

/** Shown for a note that is too short or has no meaning (P-232, P-319). */
export const overrideNoteText = `Explain it to the pharmacy in at least ${min} characters`;

/** Text beyond the storable length is not compared (P-274). */
const maxComparedLength = 4 * prescriptionLimits.noteMax;
/** Minimum number of different letters and digits in a meaningful note. */
const leastSigns = 4;

const sign = /[\p{L}\p{N}]/u;
const word = /[\p{L}\p{N}]+/u;

/** Whether a text has enough different letters and digits; reads only as far as necessary. */
function hasSigns(text: string): boolean {
  const seen = new Set<string>();
  for (const character of text) {
    if (sign.test(character)) seen.add(character);
    if (seen.size >= leastSigns) return true;
  }
  return false;
}

/** 'ok, ok. OK ok ok ok' has no letter or digit besides its first word, which repeats. */
function isOneWord(text: string): boolean {
  const [first = ''] = word.exec(text) ?? [];
  const isAgain = text.indexOf(first) < text.lastIndexOf(first);
  return isAgain && !sign.test(text.replaceAll(first, ''));
}

/**
 * 'asdfasdfasdfasd' is one repeated piece; the last repetition can lack its final character, because spaces are
 * trimmed.
 */
const isRepeated = (text: string): boolean => isOneWord(text) || periodOf(text) * 2 <= text.length + 1;

/** The period with which a text repeats to its end; its length when it does not. Linear time (prefix function). */
function periodOf(text: string): number {
  const borders = [0];
  for (let at = 1; at < text.length; at += 1) {
    let border = borders[at - 1] ?? 0;
    while (border > 0 && text[border] !== text[at]) border = borders[border - 1] ?? 0;
    borders.push(text[border] === text[at] ? border + 1 : 0);
  }
  return text.length - (borders.at(-1) ?? 0);
}

/**
 * Whether a note is meaningful: 15 visible characters, counting a run of spaces as one, with four different letters or
 * digits, and no piece repeated throughout. 'aaaa aaaa aaaa aaaa', 'ok ok ok ok ok ok', and '- - - - - - - -' are not.
 *
 * @see P-232, P-319
 */
export function isOverrideNote(note: string | null): boolean {
  const seen = visibleText(note)
    .replace(/\s\s+|[^\S ]/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, maxComparedLength);
  return visibleLength(seen) >= min && hasSigns(seen) && !isRepeated(seen);
}

/** 'Other, see the note' has no meaning without the note. */
const isSufficientReason = (reason: string | null) => isOverrideReason(reason) && reason !== 'other';

/** What is wrong with the note to the pharmacy as the answer to a conflict of this grade. */
function noteIssue({ noteToPharmacy, overrideReason }: ConflictAnswer, grade: ConflictGrade): Issue | null {
  if (grade === 'worth-knowing' || (grade === 'serious' && isSufficientReason(overrideReason))) return null;
  if (!isFilled(noteToPharmacy)) return requiredAt('noteToPharmacy');
  return isOverrideNote(noteToPharmacy) ? null : issueAt('noteToPharmacy', 'too-short', overrideNoteText);
}

/**
 * What an issue still lacks as the answer to its most severe conflict: serious requires a selected reason or a
 * meaningful note to the pharmacy; contraindicated requires both.
 *
 * @see P-088, P-232, P-319
 */
export function conflictAnswerIssues(answer: ConflictAnswer, grade: ConflictGrade | null): readonly Issue[] {
  if (grade === null) return [];
  const isReasonMissing = grade === 'contraindicated' && !isOverrideReason(answer.overrideReason);
  const note = noteIssue(answer, grade);
  return [...(isReasonMissing ? [requiredAt('overrideReason')] : []), ...(note ? [note] : [])];
}

/**
 * A reason to override must be on the list whenever it is sent; an issue requires the answer to its conflicts, a draft
 * does not.
 *
 * @see P-088, P-232
 */
export function checkConflictAnswer(
  form: PrescriptionForm,
  { mode, conflictGrade }: PrescriptionFormContext,
  issues: Issue[],
): void {
  const isUnknown = isFilled(form.overrideReason) && !isOverrideReason(form.overrideReason);
  if (isUnknown) issues.push(issueAt('overrideReason', 'not-a-choice', 'Choose a reason from the list'));
  if (mode === 'draft') return;
  const open = conflictAnswerIssues(form, conflictGrade);
  issues.push(...(isUnknown ? open.filter(({ path }) => path !== 'overrideReason') : open));
}

/**
 * Whether a conflict still needs its answer: the submission waits until it is given.
 *
 * @see P-088, P-232
 */
export function isConflictUnexplained(answer: ConflictAnswer, grade: ConflictGrade | null): boolean {
  return conflictAnswerIssues(answer, grade).length > 0;
}
