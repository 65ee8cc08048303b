import type { QueryLocationsUsersArgs } from '@signa/core/operation';
import { trimmed } from '@signa/core/text';
import { Conditions, containing } from '../conditions.js';
import { key } from '../key.js';
import { skip, take } from '../page.js';
import { type Queryable, rows, single } from '../statement.js';
import { accountJson, delegationsJson, isActiveStaff, staffJson, staffTables } from './staff-json.js';
import type { StoredStaff } from './stored-staff.js';

/** A person at a location by their own id, with account and delegations. */
export async function findStaff(sql: Queryable, id: string): Promise<StoredStaff | null> {
  const [found] = await rows<{ staff: StoredStaff }>(
    sql,
    `select ${staffJson} || ${delegationsJson} || ${accountJson} || jsonb_build_object('version', u.version) as staff
    from signa.location_user u where u.id = $1`,
    [key(id)],
  );
  return found?.staff ?? null;
}

/** Active people whose active role may authorize, by name (P-066). */
export async function listAuthorizers(sql: Queryable, locationId: string): Promise<StoredStaff[]> {
  const found = await rows<{ staff: StoredStaff }>(
    sql,
    `select ${staffJson} || ${delegationsJson} as staff from ${staffTables} join signa.role r on r.id = u.role_id
    where u.location_id = $1 and ${isActiveStaff} and r.is_active and r.can_authorize order by lower(u.display_name), u.id`,
    [key(locationId)],
  );
  return found.map((row) => row.staff);
}

/** The active people of a location, by name. */
export async function listActiveStaff(sql: Queryable, locationId: string): Promise<StoredStaff[]> {
  const found = await rows<{ staff: StoredStaff }>(
    sql,
    `select ${staffJson} as staff from ${staffTables} where u.location_id = $1 and ${isActiveStaff}
    order by lower(u.display_name), u.id`,
    [key(locationId)],
  );
  return found.map((row) => row.staff);
}

/** A page of the people of some locations by name, and how many there are in all. */
export async function listStaff(
  sql: Queryable,
  args: Omit<QueryLocationsUsersArgs, 'locationIds'> & { readonly locationIds: readonly string[] },
): Promise<{ data: StoredStaff[]; count: number }> {
  const where = new Conditions().with('u.location_id = any (?::bigint[])', args.locationIds.map(key));
  if (args.activeFilterType === 'active') where.always(isActiveStaff);
  if (args.activeFilterType === 'non-active') where.always(`not ${isActiveStaff}`);
  const text = trimmed(args.userFilter);
  where.with(
    `(u.display_name ilike ? or u.email ilike ? or a.first_name || ' ' || a.last_name ilike ?)`,
    text ? containing(text) : null,
  );
  const from = `${staffTables} join signa.app_user a on a.id = u.user_id where ${where.text}`;
  const [{ count }, found] = await Promise.all([
    single<{ count: number }>(sql, `select count(*)::int as count from ${from}`, where.values),
    rows<{ staff: StoredStaff }>(
      sql,
      `select ${staffJson} as staff from ${from} order by lower(u.display_name), u.id limit ${take(args.take)} offset ${skip(args.skip)}`,
      where.values,
    ),
  ]);
  return { data: found.map((row) => row.staff), count };
}
