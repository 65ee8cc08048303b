import { key } from '../../key.js';
import { isActiveStaff, staffTables } from '../../practice/practice/staff-json.js';
import type { ReviewedPerson } from './access-review-store.js';
import { columnsOf, holds } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

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

/** A location with the users who affect whether anyone can authorize there. */
export interface AuthorityPlace {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly people: readonly AuthorityPerson[];
}

interface AuthoritySearch {
  readonly locationIds: readonly string[];
  /** Roles that can authorize. */
  readonly roleIds: readonly string[];
  /** A user who counts in any role. */
  readonly userId: string | null;
}

const place = columnsOf('location as l');
const u = columnsOf('location_user as u');
const a = columnsOf('app_user as a');
const placesByName = select(
  fields({ id: place.id, name: place.name, timeZone: place.time_zone }),
  'from signa.location l where l.id = any ($1::bigint[]) order by lower(l.name), l.id',
);
const peopleOfRoles = select(
  fields({
    id: u.id,
    locationId: u.location_id,
    userId: u.user_id,
    username: a.username,
    displayName: u.display_name,
    isEnabled: a.is_enabled_in_okta,
    isActive: holds(isActiveStaff),
    isPrimary: u.is_primary,
    roleId: u.role_id,
    vetLicenseNumber: u.vet_license_number,
    vetLicenseState: u.vet_license_state,
    vetLicenseExpiration: u.vet_license_expiration,
  }),
  `from ${staffTables} join signa.app_user a on a.id = u.user_id
    where u.location_id = any ($1::bigint[]) and (u.is_active and u.role_id = any ($2::bigint[]) or u.user_id = $3)`,
);

/**
 * Locations by name, each with its users in the given roles. The locations are locked, so that concurrent changes run
 * one after the other.
 */
export async function findAuthority(
  tx: Queryable,
  { locationIds, roleIds, userId }: AuthoritySearch,
): Promise<AuthorityPlace[]> {
  const ids = locationIds.map(key);
  await rows(tx, 'select from signa.location where id = any ($1::bigint[]) order by id for no key update', [ids]);
  const places = await rows(tx, placesByName, [ids]);
  const people = await rows(tx, peopleOfRoles, [ids, roleIds.map(key), userId === null ? null : key(userId)]);
  const byPlace = new Map(places.map(({ id }): [string, AuthorityPerson[]] => [id, []]));
  for (const { locationId, ...person } of people) byPlace.get(locationId)?.push(person);
  return places.map((place) => ({ ...place, people: byPlace.get(place.id) ?? [] }));
}
