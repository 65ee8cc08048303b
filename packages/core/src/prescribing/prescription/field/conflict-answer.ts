import type { ConflictGrade } from '../../../safety/conflict/index.js';
import type { Issue } from '../../../base/failure/index.js';
import { visibleText, visibleLength } from '../../../base/text/index.js';
import { isFilled, issueAt, requiredAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import { prescriptionLimits } from '../../../base/limits/index.js';
import { isOverrideReason } from '../form/override-reason.js';

/** What a person answers to a conflict. */
export type ConflictAnswer = Pick<PrescriptionForm, 'noteToPharmacy' | 'overrideReason'>;

const min = prescriptionLimits.overrideNoteMin;

/** What is asked of a note that is too short or says nothing (P-232, P-319). */
export const overrideNoteText = `Please explain it to the pharmacy in at least ${min} characters`;

/** More of a note than may be stored is not compared (P-274). */
const longestCompared = 4 * prescriptionLimits.noteMax;
/** How many different letters and digits a note that says something has at least. */
const leastSigns = 4;

const sign = /[\p{L}\p{N}]/u;
const word = /[\p{L}\p{N}]+/u;

/** Whether a text has enough different letters and digits; read no further than that takes. */
function hasSigns(text: string): boolean {
  const seen = new Set<string>();
  for (const character of text) {
    if (sign.test(character)) seen.add(character);
    if (seen.size >= leastSigns) return true;
  }
  return false;
}

/** 'ok, ok. OK ok ok ok' has no letter or digit beside its first word, which comes again. */
function isOneWord(text: string): boolean {
  const [first = ''] = word.exec(text) ?? [];
  const isAgain = text.indexOf(first) < text.lastIndexOf(first);
  return isAgain && !sign.test(text.replaceAll(first, ''));
}

/** 'asdfasdfasdfasd' is one piece again and again; the last time may lack its last character, as a space is trimmed. */
const isRepeated = (text: string): boolean => isOneWord(text) || periodOf(text) * 2 <= text.length + 1;

/** After how many characters a text begins again, to its end; its length where it never does. Linear (prefix function). */
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
 * Whether a note says something: 15 visible characters, a run of spaces counted as one, among them four different letters
 * or digits, and no piece repeated over and over. 'aaaa aaaa aaaa aaaa', 'ok ok ok ok ok ok' and '- - - - - - - -' say
 * nothing.
 *
 * @see P-232, P-319
 */
export function isOverrideNote(note: string | null): boolean {
  const seen = visibleText(note)
    .replace(/\s\s+|[^\S ]/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, longestCompared);
  return visibleLength(seen) >= min && hasSigns(seen) && !isRepeated(seen);
}

/** 'Other, see the note' says nothing without the note. */
const saysEnough = (reason: string | null) => isOverrideReason(reason) && reason !== 'other';

/** What is wrong with the note to the pharmacy as the answer to a conflict of this grade. */
function noteIssue({ noteToPharmacy, overrideReason }: ConflictAnswer, grade: ConflictGrade): Issue | null {
  if (grade === 'worth-knowing' || (grade === 'serious' && saysEnough(overrideReason))) return null;
  if (!isFilled(noteToPharmacy)) return requiredAt('noteToPharmacy');
  return isOverrideNote(noteToPharmacy) ? null : issueAt('noteToPharmacy', 'too-short', overrideNoteText);
}

/**
 * What an issue still lacks as the answer to its gravest conflict: serious needs a chosen reason or a note to the pharmacy
 * that says something; contraindicated needs both.
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
