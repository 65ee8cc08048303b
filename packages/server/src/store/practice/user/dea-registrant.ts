import type { DeaRegistrant } from '@signa/core/practice';
import { key } from '../../key.js';
import { always, coalesce, columnsOf, noTexts, textList } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, single } from '../../statement.js';

const businesses = select(
  fields({ names: coalesce(textList('array_remove(array_agg(name), null)'), noTexts) }),
  `from (
      select unnest(array[l.name, o.name, o.dba_name]) as name from signa.location l
        left join signa.organization o on o.id = l.organization_id where l.id = any ($1::bigint[])) business`,
);
const registrant = select(
  fields({
    lastName: columnsOf('app_user as a').last_name,
    businesses: always(textList('array_remove(array[l.name, o.name, o.dba_name], null)')),
  }),
  `from signa.app_user a cross join signa.location l left join signa.organization o on o.id = l.organization_id
    where a.id = $1 and l.id = $2`,
);

/** The names of the given locations and their organizations. */
export async function findBusinesses(sql: Queryable, locationIds: readonly string[]): Promise<string[]> {
  const { names } = await single(sql, businesses, [locationIds.map(key)]);
  return names;
}

/** The names that the DEA number of a user at a location can be registered under. */
export async function findDeaRegistrant(
  sql: Queryable,
  { userId, locationId }: { readonly userId: string; readonly locationId: string },
): Promise<DeaRegistrant> {
  return await single(sql, registrant, [key(userId), key(locationId)]);
}
