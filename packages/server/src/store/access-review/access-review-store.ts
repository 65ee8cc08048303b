import type { Instant, PlainDate } from '@signa/core/base';
import { key } from '../key.js';
import { isActiveStaff, staffTables } from '../practice/staff-json.js';
import { type Queryable, rows } from '../statement.js';
import { uncheckedRow, uncheckedRows } from '../unchecked.js';

/** Somebody of a location, with what moves their right. */
export interface ReviewedPerson {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly isEnabled: boolean;
  /** As a whole, with location and organization. */
  readonly isActive: boolean;
  readonly isPrimary: boolean;
  readonly roleId: string;
  readonly vetLicenseNumber: string | null;
  readonly vetLicenseState: string | null;
  readonly vetLicenseExpiration: PlainDate | null;
  /** Moves with assignment, license and role. */
  readonly state: string;
  readonly since: Instant | null;
  readonly lastSignIn: Instant | null;
}

/** The people of a location. */
export async function listReviewed(sql: Queryable, locationId: string): Promise<ReviewedPerson[]> {
  return await uncheckedRows(
    sql,
    `select u.id::text as "id", u.user_id::text as "userId", a.username, u.display_name as "displayName", u.email,
      a.is_enabled_in_okta as "isEnabled", ${isActiveStaff} as "isActive", u.is_primary as "isPrimary", u.role_id::text as "roleId",
      u.vet_license_number as "vetLicenseNumber", u.vet_license_state as "vetLicenseState",
      to_char(u.vet_license_expiration, 'YYYY-MM-DD') as "vetLicenseExpiration",
      greatest(u.right_state, r.right_state)::text as "state", greatest(u.right_since, r.right_since) as "since", s.at as "lastSignIn"
    from ${staffTables} join signa.app_user a on a.id = u.user_id join signa.role r on r.id = u.role_id
      left join signa.last_sign_ins($1) s on s.user_id = u.user_id
    where u.location_id = $1`,
    [key(locationId)],
  );
}

/** A delegation with what moves it. */
export interface ReviewedDelegation {
  readonly id: string;
  readonly locationUserId: string;
  readonly delegatedLocationUserId: string;
  readonly lastDay: PlainDate | null;
  readonly state: string;
  readonly since: Instant | null;
}

export async function listReviewedDelegations(sql: Queryable, locationId: string): Promise<ReviewedDelegation[]> {
  return await uncheckedRows(
    sql,
    `select d.id::text as "id", d.location_user_id::text as "locationUserId",
      d.delegated_location_user_id::text as "delegatedLocationUserId", to_char(d.last_day, 'YYYY-MM-DD') as "lastDay",
      d.right_state::text as "state", d.right_since as "since"
    from signa.delegation d where d.location_id = $1`,
    [key(locationId)],
  );
}

/** How many requests wait at a location. */
export async function countPending(sql: Queryable, locationId: string): Promise<number> {
  const { count } = await uncheckedRow<{ count: number }>(
    sql,
    `select count(*)::int as count from signa.task t where t.location_id = $1 and t.status = 'PENDING' and not t.archived`,
    [key(locationId)],
  );
  return count;
}

/** How many requests wait for each of some users of a location; who has none is left out. */
export async function countPendingOf(
  sql: Queryable,
  locationId: string,
  locationUserIds: readonly string[],
): Promise<{ readonly id: string; readonly count: number }[]> {
  return await uncheckedRows(
    sql,
    `select t.assigned_to::text as id, count(*)::int as count from signa.task t
    where t.location_id = $1 and t.assigned_to = any ($2::bigint[]) and t.status = 'PENDING' and not t.archived
    group by t.assigned_to`,
    [key(locationId), locationUserIds.map(key)],
  );
}

/** When somebody last issued a prescription in the name of a vet; support who worked as them does not count. */
export interface LastUse {
  readonly personId: string;
  readonly vetId: string;
  readonly at: Instant;
}

/** Of a person `p` each vet once in whose name they prepared something, by one step of an index for each. */
const vetsOf = `with recursive step (id) as (
    select (select min(x.authorizing_vet_id) from signa.prescription x
      where x.location_id = $1 and x.acting_location_user_id = p.id)
    union all
    select (select min(x.authorizing_vet_id) from signa.prescription x
      where x.location_id = $1 and x.acting_location_user_id = p.id and x.authorizing_vet_id > step.id)
    from step where step.id is not null)
  select id from step where id is not null`;

export async function findLastUses(
  sql: Queryable,
  locationId: string,
  personIds: readonly string[],
): Promise<LastUse[]> {
  return await uncheckedRows(
    sql,
    `select p.id::text as "personId", v.id::text as "vetId", last.at from unnest($2::bigint[]) p (id)
      cross join lateral (${vetsOf}) v
      cross join lateral (select max(x.issued_at) as at from signa.prescription x where x.location_id = $1
        and x.acting_location_user_id = p.id and x.authorizing_vet_id = v.id and x.issued_at is not null and x.impersonated_by is null) last
    where last.at is not null`,
    [key(locationId), personIds.map(key)],
  );
}

/** That somebody kept a right, in the state in which it was. */
export interface StoredKeep {
  readonly locationUserId: string;
  readonly vetId: string;
  readonly state: string;
  readonly at: Instant;
  readonly by: string;
}

export async function listKeeps(sql: Queryable, locationId: string): Promise<StoredKeep[]> {
  return await uncheckedRows(
    sql,
    `select k.location_user_id::text as "locationUserId", k.vet_id::text as "vetId", k.state, k.kept_at as "at", u.display_name as "by"
    from signa.access_keep k join signa.location_user u on u.location_id = k.location_id and u.id = k.kept_by where k.location_id = $1`,
    [key(locationId)],
  );
}

export async function storeKeep(
  tx: Queryable,
  locationId: string,
  keep: Pick<StoredKeep, 'locationUserId' | 'vetId' | 'state' | 'at'> & { readonly keptById: string },
): Promise<void> {
  await rows(
    tx,
    `insert into signa.access_keep (location_id, location_user_id, vet_id, state, kept_at, kept_by) values ($1, $2, $3, $4, $5, $6)
      on conflict (location_id, location_user_id, vet_id)
      do update set state = excluded.state, kept_at = excluded.kept_at, kept_by = excluded.kept_by`,
    [key(locationId), key(keep.locationUserId), key(keep.vetId), keep.state, keep.at, key(keep.keptById)],
  );
}

/** A review that somebody finished. */
export interface StoredReview {
  readonly at: Instant;
  readonly by: string;
  readonly rights: number;
}

/** The newest one. */
export async function findReview(sql: Queryable, locationId: string): Promise<StoredReview | null> {
  const [found] = await uncheckedRows<StoredReview>(
    sql,
    `select r.completed_at as "at", u.display_name as "by", r.rights from signa.access_review r
      join signa.location_user u on u.location_id = r.location_id and u.id = r.completed_by
    where r.location_id = $1 order by r.id desc limit 1`,
    [key(locationId)],
  );
  return found ?? null;
}

export async function storeReview(
  tx: Queryable,
  locationId: string,
  review: { readonly at: Instant; readonly byId: string; readonly rights: number },
): Promise<void> {
  await rows(
    tx,
    'insert into signa.access_review (location_id, completed_at, completed_by, rights) values ($1, $2, $3, $4)',
    [key(locationId), review.at, key(review.byId), review.rights],
  );
}
