import {
  type AuthorizingRight,
  authorizingRights,
  type Caller,
  reviewStatus,
  whyNotRemove,
} from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import { type Instant, type PlainDate, todayIn } from '@signa/core/base';
import { notFound } from '../../../failure/failure.js';
import {
  findLastUses,
  findReview as findCompleted,
  type LastUse,
  listKeeps,
  listReviewed,
  listReviewedDelegations,
  type ReviewedDelegation,
  type ReviewedPerson,
  type StoredKeep,
} from '../../../store/administration/access-review/access-review-store.js';
import { findLocation } from '../../../store/practice/practice/location-store.js';
import { listRoles } from '../../../store/administration/role/role-store.js';
import type { Queryable } from '../../../store/statement.js';
import { reviewPeople } from '../../practice/user/review-people.js';

export type AccessReview = Operations['GetAccessReview']['data']['accessReview'];
export type AccessRight = AccessReview['rights'][number];

/**
 * Reads who can authorize at a location and whether each right was kept, filtered by what the reader can see (A-250 to
 *
 */
export async function findReview(
  sql: Queryable,
  locationId: string,
  { caller, now }: { readonly caller: Caller; readonly now: Instant },
): Promise<AccessReview> {
  const location = await findLocation(sql, locationId);
  if (!location) throw notFound('Location');
  const [people, delegations, roles, keeps, completed] = await Promise.all([
    listReviewed(sql, locationId),
    listReviewedDelegations(sql, locationId),
    listRoles(sql),
    listKeeps(sql, locationId),
    findCompleted(sql, locationId),
  ]);
  const day = (at: Instant) => todayIn(location.timeZone, at);
  const today = day(now);
  const asked = reviewPeople(locationId, { people, delegations, roles });
  const rights = authorizingRights(asked, today);
  const uses = await findLastUses(sql, locationId, [...new Set(rights.map(({ person }) => person.assignment.id))]);
  const known: Known = { people, delegations, keeps, uses, today, day };
  return {
    locationId,
    today,
    rights: rights.map((right) => {
      const told = tell(right, known);
      return { ...told, whyNotRemove: whyNotRemove(caller, { ...told, locationId }) };
    }),
    completed: completed && { on: day(completed.at), by: completed.by, rights: completed.rights },
  };
}

interface Known {
  readonly people: readonly ReviewedPerson[];
  readonly delegations: readonly ReviewedDelegation[];
  readonly keeps: readonly StoredKeep[];
  readonly uses: readonly LastUse[];
  readonly today: PlainDate;
  readonly day: (at: Instant) => PlainDate;
}

function tell({ person, vet, way, lacks }: AuthorizingRight, known: Known): Omit<AccessRight, 'whyNotRemove'> {
  const [locationUserId, vetId] = [person.assignment.id, vet.assignment.id];
  const row = known.people.find(({ id }) => id === locationUserId);
  const giver = known.people.find(({ id }) => id === vetId);
  const delegation =
    way === 'role'
      ? null
      : known.delegations.find(
          (pair) => pair.locationUserId === vetId && pair.delegatedLocationUserId === locationUserId,
        );
  const parts = [row, giver, delegation].filter((part) => part != null);
  const state = latest(parts.map((part) => part.state));
  const since = parts.map((part) => part.since).filter((at) => at !== null);
  const kept = known.keeps.find((keep) => keep.locationUserId === locationUserId && keep.vetId === vetId);
  const confirmedOn = kept ? known.day(kept.at) : null;
  const used = known.uses.filter((use) => use.personId === locationUserId && (way === 'role' || use.vetId === vetId));
  const usedOn = used.map(({ at }) => known.day(at));
  const { vetLicenseNumber, vetLicenseState, vetLicenseExpiration } = vet.assignment;
  return {
    ...{ locationUserId, way, vetId, state },
    delegationId: delegation?.id ?? null,
    displayName: person.displayName,
    email: row?.email ?? '',
    roleName: person.assignment.role.name,
    vetName: vet.displayName,
    lastDay: delegation?.lastDay ?? null,
    vetLicenseNumber: vetLicenseNumber ?? null,
    vetLicenseState: vetLicenseState ?? null,
    vetLicenseExpiration: vetLicenseExpiration ?? null,
    lacks: [...lacks],
    lastUsedOn: newest(usedOn),
    lastSignInOn: row?.lastSignIn == null ? null : known.day(row.lastSignIn),
    since: newest(since.map(known.day)),
    standing: reviewStatus(state, kept && confirmedOn ? { state: kept.state, on: confirmedOn } : null, known.today),
    kept: kept && confirmedOn ? { on: confirmedOn, by: kept.by } : null,
  };
}

/** Highest of several versions: every row behind a right increments one of them. */
const latest = (states: readonly string[]): string => states.reduce((a, b) => (BigInt(b) > BigInt(a) ? b : a), '0');

const newest = (days: readonly PlainDate[]): PlainDate | null => days.toSorted().at(-1) ?? null;
