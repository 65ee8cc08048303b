import { hasRight } from '@signa/core/practice';
import type { Actor } from '../../../access/actor.js';
import type { StoredPerson } from '../../../store/practice/user/person-store.js';

/** Whether a user is the caller. */
export function isOwn({ person }: Pick<Actor, 'person'>, userId: string): boolean {
  return person?.id === userId;
}

/**
 * A user with the assignments that the caller can read: all of their own, those at locations whose users they can view,
 * and every one for support.
 */
export function withoutUnseen(actor: Actor, person: StoredPerson): StoredPerson {
  if (actor.caller.kind === 'support' || isOwn(actor, person.id)) return person;
  const seeing = new Set(
    actor.assignments
      .filter(
        ({ locationId, role }) => actor.locationIds.includes(locationId) && hasRight(role, 'usermanagement', 'view'),
      )
      .map(({ locationId }) => locationId),
  );
  return { ...person, locationsUsers: person.locationsUsers.filter(({ locationId }) => seeing.has(locationId)) };
}

/** Locations of the user's assignments within the caller's reach, readable or not. */
export function locationsOf({ locationsUsers }: StoredPerson): string[] {
  return [...new Set(locationsUsers.map(({ locationId }) => locationId))];
}
