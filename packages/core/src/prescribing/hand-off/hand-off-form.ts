import type { Issue } from '../../base/failure/index.js';
import { enumeration, isBlank, isTooLong, unsafeIssue } from '../../base/text/index.js';
import type { Colleague } from './colleague.js';
import { mentionedUsers, unknownMentions } from './mention.js';

/** Maximum characters of a note on a request (P-510). */
export const handOffNoteMaxLength = 500;

/** The input of the Hand off dialog; contract field names. */
export interface HandOffForm {
  /** Whose request it is from then on; `null` for everyone at the location. */
  readonly toLocationUserId: string | null;
  readonly note: string | null;
}

export interface HandOffChoices {
  readonly colleagues: readonly Colleague[];
  /** Whose request it is so far. */
  readonly currentUserId: string | null;
}

function checkRecipient({ toLocationUserId: to }: HandOffForm, { colleagues }: HandOffChoices): readonly Issue[] {
  if (to === null || colleagues.some(({ id }) => id === to)) return [];
  const message = 'This user can no longer work on requests here. Choose another colleague.';
  return [{ path: 'toLocationUserId', code: 'unfit', message }];
}

function checkNote(form: HandOffForm, { colleagues, currentUserId }: HandOffChoices): readonly Issue[] {
  const path = 'note';
  const note = form.note ?? '';
  if (isBlank(note) && form.toLocationUserId === currentUserId)
    return [{ path, code: 'required', message: 'Choose a colleague or write a note.' }];
  if (isTooLong(note, handOffNoteMaxLength))
    return [{ path, code: 'too-long', message: `A note can have at most ${handOffNoteMaxLength} characters` }];
  const unsafe = unsafeIssue(note, path);
  if (unsafe) return [unsafe];
  const unknown = unknownMentions(note, colleagues);
  if (unknown.length === 0) return [];
  const message = `Nobody here is called ${enumeration(unknown)}. Choose a name from the list, or remove the @.`;
  return [{ path, code: 'unknown', message }];
}

/**
 * What prevents a hand-off: a colleague who cannot work on requests, neither a new colleague nor a note, a note that is
 * too long, or a mention that names nobody.
 *
 * @see P-510, P-511
 */
export const checkHandOff = (form: HandOffForm, choices: HandOffChoices): readonly Issue[] => [
  ...checkRecipient(form, choices),
  ...checkNote(form, choices),
];

/**
 * Why a user is notified of a note: the request became theirs, it was theirs and no longer is, they are mentioned, or
 * it is theirs and has a new note.
 */
export const notificationKinds = ['assigned', 'reassigned', 'mentioned', 'noted'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export interface Notified {
  readonly id: string;
  readonly kind: NotificationKind;
}

/**
 * Everyone whom a hand-off concerns, each once, for the strongest reason: who gets the request, who had it, and who is
 * mentioned. Its author is never among them.
 *
 * @param byUserId - the author
 * @see P-511, P-512
 */
export function notifiedUsers(form: HandOffForm, choices: HandOffChoices, byUserId: string): readonly Notified[] {
  const { toLocationUserId: to, note } = form;
  const { colleagues, currentUserId: from } = choices;
  const reasons: readonly (readonly [string | null, NotificationKind])[] = [
    [to === from ? null : to, 'assigned'],
    [to === from ? null : from, 'reassigned'],
    ...mentionedUsers(note ?? '', colleagues).map((id) => [id, 'mentioned'] as const),
    [to === from && !isBlank(note) ? to : null, 'noted'],
  ];
  const notified = new Map<string, NotificationKind>();
  for (const { id } of colleagues) {
    const kind = reasons.find(([whose]) => whose === id)?.[1];
    if (id !== byUserId && kind) notified.set(id, kind);
  }
  return [...notified].map(([id, kind]) => ({ id, kind }));
}
