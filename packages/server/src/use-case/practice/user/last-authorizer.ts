import { lastAuthorizerIssues, lastAuthorizers, type LeftLocation } from '@signa/core/administration';
import type { RoleWithModules } from '@signa/core/practice';
import { todayIn } from '@signa/core/base';
import { requireNoIssues } from '../../../failure/failure.js';
import { listRoles } from '../../../store/administration/role/role-store.js';
import {
  type AuthorityPerson,
  type AuthorityPlace,
  findAuthority,
} from '../../../store/administration/access-review/authorizers.js';
import { reviewPeople } from './review-people.js';
import type { Work } from '../../work.js';

/** A change, before it is saved, that could take the right to authorize from users of some locations. */
export interface AuthorityChange {
  readonly locationIds: readonly string[];
  /** The user whose assignments change; omitted when a role changes. */
  readonly userId?: string;
  readonly personAfter?: (person: AuthorityPerson, locationId: string) => AuthorityPerson;
  readonly roleAfter?: (role: RoleWithModules) => RoleWithModules;
}

/** Requires the caller to name a location before its last users with the right to authorize lose it. */
export async function requireAuthorizerLeft(
  { tx, now }: Work,
  { locationIds, userId, personAfter = (person) => person, roleAfter = (role) => role }: AuthorityChange,
  accepted: readonly string[] | null | undefined,
): Promise<void> {
  if (locationIds.length === 0) return;
  const before: readonly RoleWithModules[] = await listRoles(tx);
  const after = before.map(roleAfter);
  const authorizing = [...before, ...after].filter(({ isActive, canAuthorize }) => isActive && canAuthorize);
  const roleIds = [...new Set(authorizing.map(({ id }) => id))];
  const places = await findAuthority(tx, { locationIds, roleIds, userId: userId ?? null });
  const left = places.flatMap((place): LeftLocation[] => {
    const changed = { ...place, people: place.people.map((person) => personAfter(person, place.id)) };
    const today = todayIn(place.timeZone, now);
    const last = lastAuthorizers(peopleOf(place, before), peopleOf(changed, after), today);
    return last.length === 0 ? [] : [{ ...place, lastUsers: last.map(({ displayName }) => displayName) }];
  });
  requireNoIssues(lastAuthorizerIssues(left, accepted ?? []));
}

const peopleOf = ({ id, people }: AuthorityPlace, roles: readonly RoleWithModules[]) =>
  reviewPeople(id, { people, roles, delegations: [] });
