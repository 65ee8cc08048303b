import { compareIds, sameId } from '../location/index.js';

/** An assignment as far as the primary flag asks; `isActive` is that of A-040, location and organization included. */
export interface PrimaryFacts {
  readonly id: string;
  readonly isActive: boolean;
  readonly isPrimary: boolean;
}

/**
 * Which assignment of a person is primary after a change of them: the one chosen, else the one that is, else the active
 * one with the lowest id. One that is not active never is.
 *
 * @param assignments - all of the person's, as they are after the change
 * @param chosenId - the one that the change asks for, if any
 * @returns its id; `null` where none is active
 * @see
 */
export function primaryAfter(assignments: readonly PrimaryFacts[], chosenId: string | null): string | null {
  const active = assignments.filter(({ isActive }) => isActive).toSorted((a, b) => compareIds(a.id, b.id));
  const primary =
    active.find(({ id }) => sameId(id, chosenId)) ?? active.find(({ isPrimary }) => isPrimary) ?? active[0];
  return primary?.id ?? null;
}
