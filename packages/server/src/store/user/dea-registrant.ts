import type { DeaRegistrant } from '@signa/core/practice';
import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRow } from '../unchecked.js';

/** The names of some locations and their organizations. */
export async function findBusinesses(sql: Queryable, locationIds: readonly string[]): Promise<string[]> {
  const { names } = await uncheckedRow<{ names: string[] }>(
    sql,
    `select coalesce(array_remove(array_agg(name), null), '{}') as names from (
      select unnest(array[l.name, o.name, o.dba_name]) as name from signa.location l
        left join signa.organization o on o.id = l.organization_id where l.id = any ($1::bigint[])) business`,
    [locationIds.map(key)],
  );
  return names;
}

/** The names that the DEA number of a user at a location may be registered under. */
export async function findDeaRegistrant(
  sql: Queryable,
  { userId, locationId }: { readonly userId: string; readonly locationId: string },
): Promise<DeaRegistrant> {
  return await uncheckedRow<DeaRegistrant>(
    sql,
    `select a.last_name as "lastName", array_remove(array[l.name, o.name, o.dba_name], null) as "businesses"
    from signa.app_user a cross join signa.location l left join signa.organization o on o.id = l.organization_id
    where a.id = $1 and l.id = $2`,
    [key(userId), key(locationId)],
  );
}
