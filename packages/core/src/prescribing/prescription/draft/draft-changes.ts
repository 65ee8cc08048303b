import { changedFields, type DraftFacts } from './saved-field.js';

/**
 * The labels of the fields in which another save of a draft differs, so that a user who has it open knows what would
 * change.
 *
 * @returns in the order of the form; empty without differences
 * @see P-007, P-152
 */
export function draftChanges(opened: DraftFacts, saved: DraftFacts): string[] {
  return changedFields(opened, saved).map(({ label }) => label);
}
