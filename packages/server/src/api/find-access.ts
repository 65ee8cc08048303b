import { type AccessEntry, type AccessVet, whatPersonMay } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import type { Instant } from '@signa/core/base';
import { assignmentsOf } from '../access/actor.js';
import type { Assignment } from '../access/actor-facts.js';
import { findActorFacts } from '../access/find-actor-facts.js';
import { findStaff, listAuthorizers } from '../store/practice/practice/staff-store.js';
import type { StoredAuthorizer, StoredStaff } from '../store/practice/practice/stored-staff.js';
import type { Queryable } from '../store/statement.js';
import { todayAt } from './present/today.js';

/** Maximum number of vets; known practices have about a dozen. */
const mostVets = 100;

/**
 * What a user can do at the location of an assignment. It uses the same facts that decide the user's calls,
 * limited to that assignment, so that managers there learn nothing about other locations.
 */
export async function findAccess(
  sql: Queryable,
  staff: StoredStaff,
  now: Instant,
): Promise<Operations['GetPersonAccess']['data']['personAccess']> {
  const username = staff.user?.username ?? '';
  const facts = await findActorFacts(sql, username, null, null);
  const assignment = assignmentsOf(facts).find(({ id }) => id === staff.id);
  if (!assignment) return null;
  const today = todayAt(staff.timeZone, now);
  const person = {
    username,
    displayName: staff.displayName,
    isEnabled: facts.person?.isEnabled === true,
    assignment,
  };
  const entries = whatPersonMay(person, { vets: await vetsOf(sql, assignment), today });
  return {
    locationUserId: staff.id,
    today,
    entries: entries.map(answered),
  };
}

/** An entry in the contract's shape. */
export const answered = ({ operations, ways, ...entry }: AccessEntry) => ({
  ...entry,
  operations: [...operations],
  ways: ways.map(({ name, missing }) => ({ name, missing: [...missing] })),
});

/**
 * The vets on whose behalf the user could authorize: those who can authorize there, and those who delegated to the
 * user.
 */
export async function vetsOf(
  sql: Queryable,
  { locationId, location, delegatedAccess }: Assignment,
): Promise<AccessVet[]> {
  const authorizers = await listAuthorizers(sql, locationId);
  const delegating = delegatedAccess.map((pair) => pair.locationUserId);
  const others = [...new Set(delegating)].filter((id) => !authorizers.some((vet) => vet.id === id));
  const found = await Promise.all(others.slice(0, mostVets).map((id) => findStaff(sql, id)));
  const here = found.filter((vet) => vet?.locationId === locationId);
  return [...authorizers, ...here]
    .filter((vet) => vet !== null)
    .slice(0, mostVets)
    .map((vet) => vetAt(vet, location));
}

/** A vet in the shape that the issue rules need. */
export const vetAt = (vet: StoredAuthorizer, location: Assignment['location']): AccessVet => ({
  ...vet,
  location,
  role: { ...vet.role, rolesModules: [] },
});
