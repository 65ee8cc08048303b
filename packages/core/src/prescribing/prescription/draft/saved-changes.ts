import { isBlank, trimmedOrNull } from '../../../base/text/index.js';
import { changedFields, type SavedFacts } from './saved-field.js';

/**
 * What a save changed, field by field, as the audit trail says it: 'Refills 1 -> 2', 'Note To Client none -> Call me'.
 *
 * @returns in the order of the form; empty when it was saved as it was
 * @throws RangeError on an impossible date
 * @see P-006, P-188
 */
export function savedChanges(before: SavedFacts, after: SavedFacts): string[] {
  return changedFields(before, after).map(
    ({ label, words }) => `${label} ${words(before) ?? 'none'} -> ${words(after) ?? 'none'}`,
  );
}

/** What a line of the audit trail says besides what happened. */
export interface EventFacts {
  readonly reason?: string | null;
  readonly changes?: readonly string[];
  /** The support user behind who acted. */
  readonly impersonatedBy?: string | null;
}

const separator = '\n';

/**
 * The note of an event of the audit trail: the reason, what changed, and who acted for whom, a line each.
 *
 * @returns `null` when there is nothing to say
 * @see P-006, P-069
 */
export function eventNote({ reason, changes = [], impersonatedBy }: EventFacts): string | null {
  // One fact is one line, however it was typed.
  const lines = [trimmedOrNull(reason), ...changes, impersonatedBy ? `Impersonated by ${impersonatedBy}` : null];
  return lines.flatMap((line) => (line === null ? [] : [oneLine(line)])).join(separator) || null;
}

/** What was typed over several lines, in one. */
function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join(' ');
}

/** The facts of a note, one by one. @see eventNote */
export function eventNoteLines(note: string | null): readonly string[] {
  return note?.split(separator).filter((line) => !isBlank(line)) ?? [];
}
