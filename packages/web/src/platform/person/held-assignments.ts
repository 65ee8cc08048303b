import type { CallerAssignment } from '@signa/core/administration';
import type { SignedInUser } from '../practice/practice';

/**
 * What rights are decided by at each active location of a user: of one with many locations, only the assignment
 * that is worked in was answered whole.
 */
export function heldAssignments({ workplaces, roles }: SignedInUser): CallerAssignment[] {
  const named = new Map(roles.map((role) => [role.id, role]));
  return workplaces.flatMap(({ roleId, ...place }) => {
    const role = named.get(roleId);
    return role ? [{ ...place, role, ...active }] : [];
  });
}

/** Those that are not are no workplaces. */
const active = { isActive: true, location: { isActive: true, organization: null } } as const;
