import { key } from '../key.js';
import { isActiveStaff, staffTables } from '../practice/staff-json.js';
import type { ReviewedPerson } from '../access-review/access-review-store.js';
import { type Queryable, rows } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

/** A user of a location, with what decides whether they can authorize there. */
export type AuthorityPerson = Pick<
  ReviewedPerson,
  | 'id'
  | 'userId'
  | 'username'
  | 'displayName'
  | 'isEnabled'
  | 'isActive'
  | 'isPrimary'
  | 'roleId'
  | 'vetLicenseNumber'
  | 'vetLicenseState'
  | 'vetLicenseExpiration'
>;

/** A location, and those of its users who matter to whether anyone can authorize there. */
export interface AuthorityPlace {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly people: readonly AuthorityPerson[];
}

export interface AuthoritySearch {
  readonly locationIds: readonly string[];
  /** Roles that can authorize. */
  readonly roleIds: readonly string[];
  /** A user who matters in any role. */
  readonly userId: string | null;
}

/**
 * Locations by name, each with its users who have one of some roles. The locations are locked, so that of two changes
 * one waits for the other.
 */
export async function findAuthority(
  tx: Queryable,
  { locationIds, roleIds, userId }: AuthoritySearch,
): Promise<AuthorityPlace[]> {
  const ids = locationIds.map(key);
  await rows(tx, 'select from signa.location where id = any ($1::bigint[]) order by id for no key update', [ids]);
  const places = await uncheckedRows<Omit<AuthorityPlace, 'people'>>(
    tx,
    `select id::text as id, name, time_zone as "timeZone" from signa.location where id = any ($1::bigint[])
    order by lower(name), signa.location.id`,
    [ids],
  );
  const people = await uncheckedRows<AuthorityPerson & { readonly locationId: string }>(
    tx,
    `select u.id::text as id, u.location_id::text as "locationId", u.user_id::text as "userId", a.username,
      u.display_name as "displayName", a.is_enabled_in_okta as "isEnabled", ${isActiveStaff} as "isActive", u.is_primary as "isPrimary",
      u.role_id::text as "roleId", u.vet_license_number as "vetLicenseNumber", u.vet_license_state as "vetLicenseState",
      to_char(u.vet_license_expiration, 'YYYY-MM-DD') as "vetLicenseExpiration"
    from ${staffTables} join signa.app_user a on a.id = u.user_id
    where u.location_id = any ($1::bigint[]) and (u.is_active and u.role_id = any ($2::bigint[]) or u.user_id = $3)`,
    [ids, roleIds.map(key), userId === null ? null : key(userId)],
  );
  const byPlace = new Map(places.map(({ id }): [string, AuthorityPerson[]] => [id, []]));
  for (const { locationId, ...person } of people) byPlace.get(locationId)?.push(person);
  return places.map((place) => ({ ...place, people: byPlace.get(place.id) ?? [] }));
}
