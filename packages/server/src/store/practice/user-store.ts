import { locationJson } from '../place/location-json.js';
import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';
import { roleWithModulesJson } from './role-json.js';
import { delegationsJson, staffJson } from './staff-json.js';
import type { StoredAssignment, StoredUser } from './stored-staff.js';

/** Rights are the same at each location of a chain: what they rest on is asked for once for each role. */
const heldJson = `jsonb_build_object('id', u.id::text, 'locationId', u.location_id::text, 'roleId', u.role_id::text,
  'isActive', u.is_active, 'isPrimary', u.is_primary, 'vetLicenseNumber', u.vet_license_number,
  'vetLicenseExpiration', u.vet_license_expiration, 'vetLicenseState', u.vet_license_state,
  'location', jsonb_build_object('isActive', l.is_active,
    'organization', case when o.id is not null then jsonb_build_object('isActive', o.is_active) end),
  'delegatedAccess', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id::text, 'locationUserId', d.location_user_id::text,
      'delegatedLocationUserId', d.delegated_location_user_id::text, 'lastDay', d.last_day) order by d.id), '[]')
    from signa.delegation d where d.location_id = u.location_id and d.delegated_location_user_id = u.id))`;

/** A user by username, ignoring case, with the assignments that the scope shows. */
export async function findUser(sql: Queryable, username: string): Promise<StoredUser | null> {
  const [found] = await uncheckedRows<{ user: StoredUser }>(
    sql,
    `select jsonb_build_object('id', a.id::text, 'username', a.username, 'firstName', a.first_name, 'lastName', a.last_name,
      'email', a.email, 'isEnabledInOkta', a.is_enabled_in_okta, 'userPhones', a.phones,
      'held', (select coalesce(jsonb_agg(${heldJson} order by u.id), '[]')
        from signa.location_user u join signa.location l on l.id = u.location_id
          left join signa.organization o on o.id = l.organization_id where u.user_id = a.id),
      'roles', (select coalesce(jsonb_agg(${roleWithModulesJson} order by r.id), '[]') from signa.role r
        where r.id in (select u.role_id from signa.location_user u where u.user_id = a.id))) as user
    from signa.app_user a where a.id = signa.account_of($1)`,
    [username.trim()],
  );
  return found?.user ?? null;
}

/** Some assignments of a user, whole but for their roles. */
export async function listAssignments(
  sql: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<StoredAssignment[]> {
  const found = await uncheckedRows<{ assignment: StoredAssignment }>(
    sql,
    `select ${staffJson} || ${delegationsJson} || jsonb_build_object('location', ${locationJson('u.location_id')}) as assignment
    from signa.location_user u where u.user_id = $1 and u.id = any ($2::bigint[]) order by u.id`,
    [key(userId), ids.map(key)],
  );
  return found.map(({ assignment }) => assignment);
}
