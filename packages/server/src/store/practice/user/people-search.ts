import { activeValueOf } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import type { QueryUsersArgs } from '@signa/core/contract/resolvers';
import { peopleSearchTerms } from '@signa/core/practice';
import { z } from 'zod';
import { containing } from '../../conditions.js';
import { key } from '../../key.js';
import { skip, take } from '../../page.js';
import { isActiveStaff, staffTables } from '../practice/staff-json.js';
import { columnsOf, holds, text, unknownJson } from '../../sql/expression.js';
import { jsonObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

type Page = Operations['Users']['data']['users'];

const foundPeople = z.object({
  count: z.number(),
  people: z.array(z.object({ locationId: z.string(), id: z.string() })),
});
const foundStatement = select(fields({ found: unknownJson('signa.find_people($1, $2, $3, $4, $5)') }), '');

/**
 * A page of assignments at all practices by name, of users whose account or assignment contains each word.
 *
 * @see
 */
export async function searchPeople(
  sql: Queryable,
  { filter, locationId, activeFilterType, ...page }: QueryUsersArgs,
): Promise<Page> {
  const { found } = await single(sql, foundStatement, [
    peopleSearchTerms(filter ?? '').map(containing),
    locationId ? key(locationId) : null,
    activeValueOf(activeFilterType),
    take(page.take),
    skip(page.skip),
  ]);
  const { count, people } = foundPeople.parse(found);
  if (people.length === 0) return { data: [], count };
  const data = await rows(sql, listed, [people.map((person) => person.locationId), people.map(({ id }) => id)]);
  return { data, count };
}

const p = columnsOf('location_user as p');
const a = columnsOf('app_user as a');
const r = columnsOf('role as r');
const l = columnsOf('location as l');

const listed = select(
  fields({
    id: p.id,
    version: p.version,
    userId: p.user_id,
    username: a.username,
    displayName: p.display_name,
    email: p.email,
    isActive: p.is_active,
    role: jsonObject({
      id: text(r.id),
      name: r.name,
      isActive: r.is_active,
      canAuthorize: r.can_authorize,
      icon: r.icon,
    }),
    location: jsonObject({ id: text(l.id), name: l.name }),
    canBeImpersonated: holds(
      `a.is_enabled_in_okta and exists (select from ${staffTables} where u.user_id = a.id and ${isActiveStaff})`,
    ),
  }),
  `from unnest($1::bigint[], $2::bigint[]) with ordinality as page (location_id, id, position)
  join signa.location_user p on p.location_id = page.location_id and p.id = page.id join signa.app_user a on a.id = p.user_id
  join signa.role r on r.id = p.role_id join signa.location l on l.id = p.location_id
  order by page.position`,
);
