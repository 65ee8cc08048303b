import type { LeftLocation } from '@signa/core/access-review';
import { key } from '../key.js';
import { isActiveStaff, staffTables } from '../practice/staff-json.js';
import { type Queryable, rows } from '../statement.js';

/** Those of some locations at which nobody but a user can authorize, by name; held, so that of two changes one waits. */
export async function findWithoutOthers(
  tx: Queryable,
  userId: string,
  locationIds: readonly string[],
): Promise<LeftLocation[]> {
  const places = await rows<LeftLocation>(
    tx,
    'select id::text as id, name from signa.location where id = any ($1::bigint[]) order by id for no key update',
    [locationIds.map(key)],
  );
  const others = await rows<{ id: string }>(
    tx,
    `select distinct u.location_id::text as id from ${staffTables} join signa.role r on r.id = u.role_id
      join signa.app_user a on a.id = u.user_id
    where u.location_id = any ($1::bigint[]) and u.user_id <> $2 and ${isActiveStaff} and a.is_enabled_in_okta
      and r.is_active and r.can_authorize`,
    [locationIds.map(key), key(userId)],
  );
  return places.filter(({ id }) => !others.some((other) => other.id === id));
}
