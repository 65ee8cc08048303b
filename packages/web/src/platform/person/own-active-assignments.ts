import type { CallerAssignment } from '@signa/core/administration';
import type { SignedInUser } from '../practice/practice';

/**
 * The permissions of a user at each active location. For a user with many locations, only the selected
 * assignment is loaded in full.
 */
export function ownActiveAssignments({ workplaces, roles }: SignedInUser): CallerAssignment[] {
  const named = new Map(roles.map((role) => [role.id, role]));
  return workplaces.flatMap(({ roleId, ...place }) => {
    const role = named.get(roleId);
    return role ? [{ ...place, role, ...active }] : [];
  });
}

/** Workplaces include only active assignments at active locations. */
const active = { isActive: true, location: { isActive: true, organization: null } } as const;
