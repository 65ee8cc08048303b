import { millisecondsOf, type Instant } from '../../../base/time/index.js';

/** Fields that the list of a vet's drafts reads; contract field names (P-188). */
export interface OwnDraftFacts {
  readonly rxStatus: { readonly code: string };
  readonly archived: boolean;
  readonly authorizingVet: string | null;
  readonly draftCreateDate: Instant | null;
  readonly createdTimestamp: Instant;
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
  const madeAt = ({ draftCreateDate, createdTimestamp }: Draft) => draftCreateDate ?? createdTimestamp;
  return drafts
    .filter(
      ({ rxStatus, archived, authorizingVet }) =>
        rxStatus.code === 'Draft' && !archived && authorizingVet === person.id,
    )
    .sort((a, b) => millisecondsOf(madeAt(b)) - millisecondsOf(madeAt(a)));
}
