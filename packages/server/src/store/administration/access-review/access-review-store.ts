import type { Instant, PlainDate } from '@signa/core/base';
import { key } from '../../key.js';
import { isActiveStaff, staffTables } from '../../practice/practice/staff-json.js';
import { always, columnsOf, holds, instant, integer, rowCount, text } from '../../sql/expression.js';
import { fields, select, selectCount } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

/** A user of a location, with the versions that change with their right. */
export interface ReviewedPerson {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly isEnabled: boolean;
  /** Active as a whole, with location and organization. */
  readonly isActive: boolean;
  readonly isPrimary: boolean;
  readonly roleId: string;
  readonly vetLicenseNumber: string | null;
  readonly vetLicenseState: string | null;
  readonly vetLicenseExpiration: PlainDate | null;
  /** Changes with assignment, license, and role. */
  readonly state: string;
  readonly since: Instant | null;
  readonly lastSignIn: Instant | null;
}

const u = columnsOf('location_user as u');
const reviewed = select(
  fields({
    id: u.id,
    userId: u.user_id,
    username: columnsOf('app_user as a').username,
    displayName: u.display_name,
    email: u.email,
    isEnabled: columnsOf('app_user as a').is_enabled_in_okta,
    isActive: holds(isActiveStaff),
    isPrimary: u.is_primary,
    roleId: u.role_id,
    vetLicenseNumber: u.vet_license_number,
    vetLicenseState: u.vet_license_state,
    vetLicenseExpiration: u.vet_license_expiration,
    state: always(text('greatest(u.right_state, r.right_state)')),
    since: instant('greatest(u.right_since, r.right_since)'),
    lastSignIn: instant('s.at'),
  }),
  `from ${staffTables} join signa.app_user a on a.id = u.user_id join signa.role r on r.id = u.role_id
      left join signa.last_sign_ins($1) s on s.user_id = u.user_id
    where u.location_id = $1`,
);

/** The users of a location. */
export async function listReviewed(sql: Queryable, locationId: string): Promise<ReviewedPerson[]> {
  return await rows(sql, reviewed, [key(locationId)]);
}

/** A delegation, with the version that changes with it. */
export interface ReviewedDelegation {
  readonly id: string;
  readonly locationUserId: string;
  readonly delegatedLocationUserId: string;
  readonly lastDay: PlainDate | null;
  readonly state: string;
  readonly since: Instant | null;
}

const d = columnsOf('delegation as d');
const reviewedDelegations = select(
  fields({
    id: d.id,
    locationUserId: d.location_user_id,
    delegatedLocationUserId: d.delegated_location_user_id,
    lastDay: d.last_day,
    state: always(text('d.right_state')),
    since: instant('d.right_since'),
  }),
  'from signa.delegation d where d.location_id = $1',
);

export async function listReviewedDelegations(sql: Queryable, locationId: string): Promise<ReviewedDelegation[]> {
  return await rows(sql, reviewedDelegations, [key(locationId)]);
}

const pending = selectCount("from signa.task t where t.location_id = $1 and t.status = 'PENDING' and not t.archived");
const pendingOf = select(
  fields({ id: always(columnsOf('task as t').assigned_to), count: rowCount }),
  `from signa.task t
    where t.location_id = $1 and t.assigned_to = any ($2::bigint[]) and t.status = 'PENDING' and not t.archived
    group by t.assigned_to`,
);

/** Number of pending requests at a location. */
export async function countPending(sql: Queryable, locationId: string): Promise<number> {
  const { count } = await single(sql, pending, [key(locationId)]);
  return count;
}

/** Number of pending requests for each of the given users of a location; users without any are omitted. */
export async function countPendingOf(
  sql: Queryable,
  locationId: string,
  locationUserIds: readonly string[],
): Promise<{ readonly id: string; readonly count: number }[]> {
  return await rows(sql, pendingOf, [key(locationId), locationUserIds.map(key)]);
}

/** When a user last issued a prescription on behalf of a vet; impersonating support users do not count. */
export interface LastUse {
  readonly personId: string;
  readonly vetId: string;
  readonly at: Instant;
}

/** For each user `p`, the distinct vets on whose behalf they prepared something, with one index step per vet. */
const vetsOf = `with recursive step (id) as (
    select (select min(x.authorizing_vet_id) from signa.prescription x
      where x.location_id = $1 and x.acting_location_user_id = p.id)
    union all
    select (select min(x.authorizing_vet_id) from signa.prescription x
      where x.location_id = $1 and x.acting_location_user_id = p.id and x.authorizing_vet_id > step.id)
    from step where step.id is not null)
  select id from step where id is not null`;

const lastUses = select(
  fields({ personId: always(text('p.id')), vetId: always(text('v.id')), at: always(instant('last.at')) }),
  `from unnest($2::bigint[]) p (id)
      cross join lateral (${vetsOf}) v
      cross join lateral (select max(x.issued_at) as at from signa.prescription x where x.location_id = $1
        and x.acting_location_user_id = p.id and x.authorizing_vet_id = v.id and x.issued_at is not null and x.impersonated_by is null) last
    where last.at is not null`,
);

export async function findLastUses(
  sql: Queryable,
  locationId: string,
  personIds: readonly string[],
): Promise<LastUse[]> {
  return await rows(sql, lastUses, [key(locationId), personIds.map(key)]);
}

/** Stores that a reviewer kept a right, in the version it had. */
export interface StoredKeep {
  readonly locationUserId: string;
  readonly vetId: string;
  readonly state: string;
  readonly at: Instant;
  readonly by: string;
}

const keeps = select(
  fields({
    locationUserId: always(text('k.location_user_id')),
    vetId: always(text('k.vet_id')),
    state: always(text('k.state')),
    at: always(instant('k.kept_at')),
    by: u.display_name,
  }),
  `from signa.access_keep k join signa.location_user u on u.location_id = k.location_id and u.id = k.kept_by
    where k.location_id = $1`,
);

export async function listKeeps(sql: Queryable, locationId: string): Promise<StoredKeep[]> {
  return await rows(sql, keeps, [key(locationId)]);
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

/** A completed review. */
interface StoredReview {
  readonly at: Instant;
  readonly by: string;
  readonly rights: number;
}

const newestReview = select(
  fields({ at: always(instant('r.completed_at')), by: u.display_name, rights: always(integer('r.rights')) }),
  `from signa.access_review r
      join signa.location_user u on u.location_id = r.location_id and u.id = r.completed_by
    where r.location_id = $1 order by r.id desc limit 1`,
);

/** The newest completed review. */
export async function findReview(sql: Queryable, locationId: string): Promise<StoredReview | null> {
  const [found] = await rows(sql, newestReview, [key(locationId)]);
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
