import { isBlank, trimmedOrNull } from '../../../base/text/index.js';
import { changedFields, type SavedFacts } from './saved-field.js';

/**
 * The changes of a save, field by field, for the audit trail: 'Refills 1 -> 2', 'Note To Client none -> Call me'.
 *
 * @returns in the order of the form; empty without changes
 * @throws RangeError on an impossible date
 * @see P-006, P-188
 */
export function savedChanges(before: SavedFacts, after: SavedFacts): string[] {
  return changedFields(before, after).map(
    ({ label, words }) => `${label} ${words(before) ?? 'none'} -> ${words(after) ?? 'none'}`,
  );
}

/** Details of an audit trail entry besides the event. */
export interface EventFacts {
  readonly reason?: string | null;
  readonly changes?: readonly string[];
  /** The impersonating support user. */
  readonly impersonatedBy?: string | null;
}

const separator = '\n';

/**
 * The note of an audit trail event: the reason, the changes, and who acted for whom, one line each.
 *
 * @returns `null` when empty
 * @see P-006, P-069
 */
export function eventNote({ reason, changes = [], impersonatedBy }: EventFacts): string | null {
  // One fact is one line, however it was typed.
  const lines = [trimmedOrNull(reason), ...changes, impersonatedBy ? `Impersonated by ${impersonatedBy}` : null];
  return lines.flatMap((line) => (line === null ? [] : [oneLine(line)])).join(separator) || null;
}

/** Joins text typed on several lines. */
function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join(' ');
}

/** The facts of a note, one by one. @see eventNote */
export function eventNoteLines(note: string | null): readonly string[] {
  return note?.split(separator).filter((line) => !isBlank(line)) ?? [];
}
