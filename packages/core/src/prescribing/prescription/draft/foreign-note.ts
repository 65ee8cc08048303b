import type { Issue } from '../../../base/failure/index.js';
import { visibleText } from '../../../base/text/index.js';
import type { FieldAuthor, ForeignNote } from '../form/author.js';
import { isFilled, issueAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

/**
 * The note to the pharmacy in a draft, if a user other than the viewer wrote it.
 *
 * @param draft - as stored; `null` for a new prescription
 * @param viewerId - location user id of the viewer
 * @returns `null` without a note, and for one's own
 * @see P-247
 */
export function foreignNote(
  draft: { readonly noteToPharmacy: string | null; readonly writtenBy: readonly FieldAuthor[] } | null,
  viewerId: string,
): ForeignNote | null {
  const text = draft?.noteToPharmacy ?? null;
  if (draft === null || !isFilled(text)) return null;
  const author = draft.writtenBy.find(({ field }) => field === 'noteToPharmacy');
  return author === undefined || author.locationUserId === viewerId ? null : { text, author };
}

/**
 * Whether the note in a form is still the other user's: visibly unchanged and not confirmed. Editing makes it one's
 * own.
 *
 * @see P-247
 */
export function isNoteForeign(
  { noteToPharmacy, confirmedNote }: Pick<PrescriptionForm, 'noteToPharmacy' | 'confirmedNote'>,
  foreign: ForeignNote | null,
): boolean {
  return foreign !== null && !confirmedNote && visibleText(noteToPharmacy) === visibleText(foreign.text);
}

/**
 * A note that explains a conflict is signed with the prescription: another user's note counts only once the issuing
 * user has confirmed or edited it. Not checked in a draft.
 *
 * @see P-247
 */
export function checkForeignNote(form: PrescriptionForm, context: PrescriptionFormContext, issues: Issue[]): void {
  const { mode, conflictGrade, foreignNote: foreign } = context;
  const isAsked = mode !== 'draft' && (conflictGrade === 'contraindicated' || conflictGrade === 'serious');
  if (!isAsked || foreign === null || !isNoteForeign(form, foreign)) return;
  const text = `Confirm or edit ${foreign.author.displayName}'s note`;
  issues.push(issueAt('noteToPharmacy', 'unconfirmed', text));
}
