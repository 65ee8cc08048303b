import { formatDateTime, type Instant, millisecondsOf, type PlainDate, todayIn } from '../../../base/time/index.js';
import type { Author, FieldAuthor } from '../form/author.js';
import type { PrescriptionForm } from '../form/form.js';
import { changedFields, type DraftFacts } from './saved-field.js';
import { writtenFacts } from './unwritten-draft.js';

/** Authors of a stored draft; `lastSavedBy` is `null` when no user saved it. */
export interface WrittenDraft {
  readonly lastSavedBy: Author | null;
  /** Omitted in lists. */
  readonly writtenBy?: readonly FieldAuthor[];
}

const latest = (authors: readonly Author[]): Author | null =>
  authors.reduce<Author | null>(
    (last, author) => (last === null || millisecondsOf(author.at) > millisecondsOf(last.at) ? author : last),
    null,
  );

/**
 * Who prepared a draft for the viewer: the last other user who saved it or wrote a field in it.
 *
 * @returns `null` when everything is the viewer's own
 * @throws RangeError on an impossible instant
 * @see P-246
 */
export function preparedBy({ lastSavedBy, writtenBy = [] }: WrittenDraft, viewerId: string): Author | null {
  const all = [...(lastSavedBy === null ? [] : [lastSavedBy]), ...writtenBy];
  const other = latest(all.filter(({ locationUserId }) => locationUserId !== viewerId));
  return other && { locationUserId: other.locationUserId, displayName: other.displayName, at: other.at };
}

/** What one other user wrote in a draft. */
export interface FieldsOfAuthor extends Author {
  readonly fields: readonly string[];
}

/**
 * The fields that other users than the viewer wrote, by user, most recent first; `at` is when they last wrote.
 *
 * @throws RangeError on an impossible instant
 * @see P-246
 */
export function fieldsByOthers(writtenBy: readonly FieldAuthor[], viewerId: string): FieldsOfAuthor[] {
  const others = writtenBy.filter(({ locationUserId }) => locationUserId !== viewerId);
  const ids = [...new Set(others.map(({ locationUserId }) => locationUserId))];
  return ids
    .flatMap((id) => {
      const own = others.filter(({ locationUserId }) => locationUserId === id);
      const last = latest(own);
      if (last === null) return [];
      const { displayName, at } = last;
      return [{ locationUserId: id, displayName, at, fields: own.map(({ field }) => field) }];
    })
    .sort((a, b) => millisecondsOf(b.at) - millisecondsOf(a.at));
}

/**
 * The authors of a form's fields: for each field that a user other than the viewer wrote in the draft and that is
 * unchanged since. Fields that the viewer changed are the viewer's own.
 *
 * @param draft - as stored; `null` for a new prescription
 * @param viewerId - location user id of the viewer
 * @see P-246
 */
export function foreignFields(
  form: PrescriptionForm,
  draft: (DraftFacts & { readonly writtenBy: readonly FieldAuthor[] }) | null,
  viewerId: string,
): readonly FieldAuthor[] {
  if (draft === null) return [];
  const changed = changedFields(draft, writtenFacts(form)).map(({ field }) => field);
  return draft.writtenBy.filter(
    ({ field, locationUserId }) => locationUserId !== viewerId && !changed.some((other) => other === field),
  );
}

/** When a field was written, in short form: '06:00 AM' today, otherwise '11-20-2026 06:00 AM' (P-246). */
export function writtenAtText(at: Instant, today: PlainDate, timeZone: string | null): string {
  const text = formatDateTime(at, timeZone);
  return todayIn(timeZone, at) === today ? text.slice(text.indexOf(' ') + 1) : text;
}

/** 'Prepared by Priya Natarajan, 06:00 AM' (P-246). */
export function preparedByText({ displayName, at }: Author, today: PlainDate, timeZone: string | null): string {
  return `Prepared by ${displayName}, ${writtenAtText(at, today, timeZone)}`;
}

/** 'Written by Priya Natarajan, 06:00 AM' (P-246). */
export function writtenByText({ displayName, at }: Author, today: PlainDate, timeZone: string | null): string {
  return `Written by ${displayName}, ${writtenAtText(at, today, timeZone)}`;
}

/** '3 fields by Priya Natarajan, 06:00 AM' (P-246). */
export function fieldsByText(
  { fields, displayName, at }: FieldsOfAuthor,
  today: PlainDate,
  timeZone: string | null,
): string {
  const count = fields.length === 1 ? '1 field' : `${fields.length} fields`;
  return `${count} by ${displayName}, ${writtenAtText(at, today, timeZone)}`;
}
