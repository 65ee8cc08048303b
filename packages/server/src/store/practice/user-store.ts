import { locationJson } from '../place/location-json.js';
import { type Queryable, rows } from '../statement.js';
import { roleWithModulesJson } from './role-json.js';
import { delegationsJson, staffJson } from './staff-json.js';
import type { StoredUser } from './stored-staff.js';

/** A user by username, ignoring case, with the assignments that the scope shows. */
export async function findUser(sql: Queryable, username: string): Promise<StoredUser | null> {
  const [found] = await rows<{ user: StoredUser }>(
    sql,
    `select jsonb_build_object('id', a.id::text, 'username', a.username, 'firstName', a.first_name, 'lastName', a.last_name,
      'email', a.email, 'isEnabledInOkta', a.is_enabled_in_okta, 'userPhones', a.phones, 'locationsUsers', (
        select coalesce(jsonb_agg(${staffJson} || ${delegationsJson} || jsonb_build_object(
          'role', (select ${roleWithModulesJson} from signa.role r where r.id = u.role_id),
          'location', ${locationJson('u.location_id')}) order by u.id), '[]')
        from signa.location_user u where u.user_id = a.id)) as user
    from signa.app_user a where lower(a.username) = lower($1)`,
    [username.trim()],
  );
  return found?.user ?? null;
}
