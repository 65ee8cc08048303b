import type { DelegationChanges, StoredDelegation } from './delegation-form.js';

/** What saving a choice of delegates would do, as user IDs. */
export interface DelegationEffect {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Delegates who keep their delegation with another last day. */
  readonly changed: readonly string[];
}

/** Groups the delegates about to be saved into added, removed and changed ones. @see */
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
