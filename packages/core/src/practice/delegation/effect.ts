import type { DelegationChanges, StoredDelegation } from './delegation-form.js';

/** What saving a choice of delegates would do, by the ids of people. */
export interface DelegationEffect {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Delegates who stay, with another end. */
  readonly changed: readonly string[];
}

/** Sorts what is about to be saved into who comes, who goes and whose end is another one. @see */
export function delegationEffect(
  stored: readonly StoredDelegation[],
  { added, removed }: DelegationChanges,
): DelegationEffect {
  const known = new Set(stored.map(({ delegatedLocationUserId }) => delegatedLocationUserId));
  const ids = added.map(({ delegatedLocationUserId }) => delegatedLocationUserId);
  return {
    added: ids.filter((id) => !known.has(id)),
    changed: ids.filter((id) => known.has(id)),
    removed: stored.filter(({ id }) => removed.includes(id)).map((pair) => pair.delegatedLocationUserId),
  };
}
