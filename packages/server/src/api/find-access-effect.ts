import { accessEffect, type Caller, mayCall } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import type { QueryAccessEffectArgs } from '@signa/core/contract/resolvers';
import { type Instant, todayIn } from '@signa/core/base';
import { notFound, throwRefusal } from '../failure/failure.js';
import {
  countPending,
  countPendingOf,
  listReviewed,
  listReviewedDelegations,
  type ReviewedDelegation,
  type ReviewedPerson,
} from '../store/administration/access-review/access-review-store.js';
import { findLocation } from '../store/practice/practice/location-store.js';
import { listRoles } from '../store/administration/role/role-store.js';
import type { Queryable } from '../store/statement.js';
import { reviewPeople } from '../use-case/practice/user/review-people.js';

type Change = QueryAccessEffectArgs['input'];

/**
 * Effect of a change of assignments and delegations at a location. Available only to users who can save
 * it, because the effect names others.
 */
export async function findAccessEffect(
  sql: Queryable,
  { locationId, input }: QueryAccessEffectArgs,
  { caller, now }: { readonly caller: Caller; readonly now: Instant },
): Promise<Operations['GetAccessEffect']['data']['accessEffect']> {
  const location = await findLocation(sql, locationId);
  if (!location) throw notFound('Location');
  const [people, delegations, roles] = await Promise.all([
    listReviewed(sql, locationId),
    listReviewedDelegations(sql, locationId),
    listRoles(sql),
  ]);
  requireSavable(caller, locationId, input, delegations);
  const after = {
    people: people.map((person) => changed(person, input)),
    delegations: delegationsAfter(delegations, input),
    roles,
  };
  const { people: concerned, isLeftAlone } = accessEffect(
    reviewPeople(locationId, { people, delegations, roles }),
    reviewPeople(locationId, after),
    todayIn(location.timeZone, now),
  );
  const leaving = after.people.filter((person) => isChanged(person.id, input) && !worksAsVet(person, roles));
  const pending = await countPendingOf(
    sql,
    locationId,
    leaving.map(({ id }) => id),
  );
  return {
    locationId,
    locationName: location.name,
    people: concerned.map(({ person, gained, lost }) => ({
      locationUserId: person.assignment.id,
      displayName: person.displayName,
      gained: [...gained],
      lost: [...lost],
    })),
    leaving: leaving.flatMap(({ id, displayName }) => {
      const count = pending.find((one) => one.id === id)?.count ?? 0;
      return count === 0 ? [] : [{ locationUserId: id, displayName, pendingRequests: count }];
    }),
    isLeftAlone,
    strandedRequests: isLeftAlone ? await countPending(sql, locationId) : 0,
  };
}

const isChanged = (id: string, { assignments }: Change) =>
  assignments?.some(({ locationUserId }) => locationUserId === id) ?? false;

/** Whether requests can stay with a user: they work here in an authorizing role. */
function worksAsVet({ isActive, roleId }: ReviewedPerson, roles: Awaited<ReturnType<typeof listRoles>>): boolean {
  const role = roles.find(({ id }) => id === roleId);
  return isActive && role !== undefined && role.isActive && role.canAuthorize;
}

/** Each part of the change, by the operation that saves it. */
function requireSavable(
  caller: Caller,
  locationId: string,
  { assignments, addedDelegations, removedDelegations }: Change,
  stored: readonly ReviewedDelegation[],
): void {
  const locationIds = [locationId];
  if (assignments && assignments.length > 0) {
    const facts = { isOwn: false, changed: [], hasAssignments: true };
    const verdict = mayCall({ operation: 'UpdateUser', caller, locationIds, facts });
    if (!verdict.allowed) throwRefusal(verdict);
  }
  const removed = stored.filter(({ id }) => removedDelegations?.includes(id));
  const vetIds = [...(addedDelegations ?? []), ...removed].map(({ locationUserId }) => locationUserId);
  if (!assignments?.length || vetIds.length > 0) {
    const verdict = mayCall({ operation: 'AddDelegatedUser', caller, locationIds, facts: { vetIds } });
    if (!verdict.allowed) throwRefusal(verdict);
  }
}

function changed(person: ReviewedPerson, { assignments }: Change): ReviewedPerson {
  const sent = assignments?.find(({ locationUserId }) => locationUserId === person.id);
  if (!sent) return person;
  const { roleId, isActive, vetLicenseNumber, vetLicenseExpiration } = sent;
  return {
    ...person,
    roleId: roleId ?? person.roleId,
    isActive: isActive ?? person.isActive,
    ...(vetLicenseNumber !== undefined && { vetLicenseNumber }),
    ...(vetLicenseExpiration !== undefined && { vetLicenseExpiration }),
  };
}

function delegationsAfter(
  stored: readonly ReviewedDelegation[],
  { addedDelegations, removedDelegations }: Change,
): Pick<ReviewedDelegation, 'locationUserId' | 'delegatedLocationUserId' | 'lastDay'>[] {
  const added = (addedDelegations ?? []).map(({ lastDay = null, ...pair }) => ({ ...pair, lastDay }));
  const isReplaced = (pair: ReviewedDelegation) =>
    added.some(
      (one) =>
        one.locationUserId === pair.locationUserId && one.delegatedLocationUserId === pair.delegatedLocationUserId,
    );
  return [...stored.filter((pair) => !removedDelegations?.includes(pair.id) && !isReplaced(pair)), ...added];
}
