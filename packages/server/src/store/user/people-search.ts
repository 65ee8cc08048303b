import { keptActivity } from '@signa/core/clients';
import type { Operations, QueryUsersArgs } from '@signa/core/contract';
import { peopleSearchTerms } from '@signa/core/practice';
import { containing } from '../conditions.js';
import { key } from '../key.js';
import { skip, take } from '../page.js';
import { isActiveStaff, staffTables } from '../practice/staff-json.js';
import type { Queryable } from '../statement.js';
import { uncheckedRow, uncheckedRows } from '../unchecked.js';

type Page = Operations['Users']['data']['users'];

interface Found {
  readonly count: number;
  readonly people: readonly { readonly locationId: string; readonly id: string }[];
}

/**
 * A page of the assignments of every practice by name, of the people in whose account or assignment each word is
 * contained.
 *
 * @see
 */
export async function searchPeople(
  sql: Queryable,
  { filter, locationId, activeFilterType, ...page }: QueryUsersArgs,
): Promise<Page> {
  const { found } = await uncheckedRow<{ found: Found }>(sql, 'select signa.find_people($1, $2, $3, $4, $5) as found', [
    peopleSearchTerms(filter ?? '').map(containing),
    locationId ? key(locationId) : null,
    keptActivity(activeFilterType),
    take(page.take),
    skip(page.skip),
  ]);
  const { count, people } = found;
  if (people.length === 0) return { data: [], count };
  const data = await uncheckedRows<Page['data'][number]>(sql, statement, [
    people.map((person) => person.locationId),
    people.map(({ id }) => id),
  ]);
  return { data, count };
}

const statement = `select p.id::text as id, p.version, p.user_id::text as "userId", a.username, p.display_name as "displayName",
    p.email, p.is_active as "isActive",
    json_build_object('id', r.id::text, 'name', r.name, 'isActive', r.is_active, 'canAuthorize', r.can_authorize, 'icon', r.icon) as role,
    json_build_object('id', l.id::text, 'name', l.name) as location,
    a.is_enabled_in_okta and exists (select from ${staffTables} where u.user_id = a.id and ${isActiveStaff}) as "canBeImpersonated"
  from unnest($1::bigint[], $2::bigint[]) with ordinality as page (location_id, id, position)
  join signa.location_user p on p.location_id = page.location_id and p.id = page.id join signa.app_user a on a.id = p.user_id
  join signa.role r on r.id = p.role_id join signa.location l on l.id = p.location_id
  order by page.position`;
