import type { Author, FieldAuthor } from '../form/author.js';
import { authoredFields, changedFields, type DraftFacts } from './saved-field.js';

/**
 * The author of each field after a save: the saving user for fields that the save changed, cleared ones too; otherwise
 * the previous author. For a new draft, `before` is the form as it would start by itself (`unwrittenDraft`).
 *
 * @returns in the order of the form
 * @see P-246
 */
export function authorsAfterSave(
  stored: readonly FieldAuthor[],
  { before, after }: { readonly before: DraftFacts; readonly after: DraftFacts },
  author: Author,
): FieldAuthor[] {
  const changed = changedFields(before, after).map(({ field }) => field);
  const written = changed.map((field) => ({ field, ...author }));
  const kept = stored.filter(({ field }) => !changed.some((other) => other === field));
  return inFormOrder([...kept, ...written]);
}

function inFormOrder(authors: readonly FieldAuthor[]): FieldAuthor[] {
  const place = (field: string) => authoredFields.findIndex((authored) => authored === field);
  return [...authors].sort((a, b) => place(a.field) - place(b.field));
}
