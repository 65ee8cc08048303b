import { changedFields, type DraftFacts } from './saved-field.js';

/**
 * The labels of the fields in which a draft was saved differently, so that who has it open knows what is offered
 * before taking it over.
 *
 * @returns in the order of the form; empty when it was saved as it was
 * @see P-007, P-152
 */
export function draftChanges(opened: DraftFacts, saved: DraftFacts): string[] {
  return changedFields(opened, saved).map(({ label }) => label);
}
