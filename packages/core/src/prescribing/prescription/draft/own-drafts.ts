import { activeDrafts, type ListedDraft } from './active-draft.js';

/** Fields that the list of a vet's drafts reads; contract field names (P-188). */
export interface OwnDraftFacts extends ListedDraft {
  readonly authorizingVet: string | null;
}

/**
 * The open drafts of one vet, newest first, without archived ones; empty for a user whose role cannot authorize.
 *
 * @param person - location user id and role
 * @see P-176
 */
export function latestOwnDrafts<Draft extends OwnDraftFacts>(
  drafts: readonly Draft[],
  person: { readonly id: string; readonly role: { readonly canAuthorize: boolean } },
): readonly Draft[] {
  if (!person.role.canAuthorize) return [];
  return activeDrafts(drafts).filter(({ authorizingVet }) => authorizingVet === person.id);
}
