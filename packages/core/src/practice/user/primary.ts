import { compareIds, sameId } from '../location/index.js';

/** The facts that the primary flag depends on; `isActive` is that of A-040, including location and organization. */
export interface PrimaryFacts {
  readonly id: string;
  readonly isActive: boolean;
  readonly isPrimary: boolean;
}

/**
 * The primary assignment of a user after a change: the chosen one, else the current one, else the active one with the
 * lowest ID. An inactive one is never primary.
 *
 * @param assignments - all of the user's, as they are after the change
 * @param chosenId - the one that the change requests, if any
 * @returns its ID; `null` when none is active
 * @see
 */
export function primaryAfter(assignments: readonly PrimaryFacts[], chosenId: string | null): string | null {
  const active = assignments.filter(({ isActive }) => isActive).toSorted((a, b) => compareIds(a.id, b.id));
  const primary =
    active.find(({ id }) => sameId(id, chosenId)) ?? active.find(({ isPrimary }) => isPrimary) ?? active[0];
  return primary?.id ?? null;
}
