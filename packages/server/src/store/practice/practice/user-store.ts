import { locationJson } from '../place/location-json.js';
import { key } from '../../key.js';
import { columnsOf, text, when } from '../../sql/expression.js';
import { joined, jsonbList, jsonbObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { roleWithModulesJson } from './role-json.js';
import { delegationFields, delegationsJson, staffJson } from './staff-json.js';
import type { StoredAssignment, StoredUser } from './stored-staff.js';

const a = columnsOf('app_user as a');
const u = columnsOf('location_user as u');
const l = columnsOf('location as l');
const o = columnsOf('organization as o');

/** Rights are the same at each location of a chain, so their basis is read once per role. */
const heldJson = jsonbObject({
  id: text(u.id),
  locationId: text(u.location_id),
  roleId: text(u.role_id),
  isActive: u.is_active,
  isPrimary: u.is_primary,
  vetLicenseNumber: u.vet_license_number,
  vetLicenseExpiration: u.vet_license_expiration,
  vetLicenseState: u.vet_license_state,
  location: jsonbObject({
    isActive: l.is_active,
    organization: when('o.id is not null', jsonbObject({ isActive: o.is_active })),
  }),
  delegatedAccess: jsonbList(jsonbObject(delegationFields), {
    orderBy: 'd.id',
    from: 'from signa.delegation d where d.location_id = u.location_id and d.delegated_location_user_id = u.id',
  }),
});

const userJson = jsonbObject({
  id: text(a.id),
  username: a.username,
  firstName: a.first_name,
  lastName: a.last_name,
  email: a.email,
  isEnabledInOkta: a.is_enabled_in_okta,
  userPhones: a.phones,
  held: jsonbList(heldJson, {
    orderBy: 'u.id',
    from: `from signa.location_user u join signa.location l on l.id = u.location_id
          left join signa.organization o on o.id = l.organization_id where u.user_id = a.id`,
  }),
  roles: jsonbList(roleWithModulesJson, {
    orderBy: 'r.id',
    from: `from signa.role r where r.id in (select u.role_id from signa.location_user u where u.user_id = a.id)`,
  }),
});

const byUsername = select(fields({ user: userJson }), 'from signa.app_user a where a.id = signa.account_of($1)');
const assignments = select(
  fields({
    assignment: joined(joined(staffJson, delegationsJson), jsonbObject({ location: locationJson('u.location_id') })),
  }),
  'from signa.location_user u where u.user_id = $1 and u.id = any ($2::bigint[]) order by u.id',
);

/** A user by username, ignoring case, with the assignments visible in the scope. */
export async function findUser(sql: Queryable, username: string): Promise<StoredUser | null> {
  const [found] = await rows(sql, byUsername, [username.trim()]);
  return found?.user ?? null;
}

/** Some assignments of a user, complete except for their roles. */
export async function listAssignments(
  sql: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<StoredAssignment[]> {
  const found = await rows(sql, assignments, [key(userId), ids.map(key)]);
  return found.map(({ assignment }) => assignment);
}
