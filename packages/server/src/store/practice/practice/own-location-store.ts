import type { Operations } from '@signa/core/contract';
import { trimmed } from '@signa/core/base';
import { Conditions, containing } from '../../conditions.js';
import { key } from '../../key.js';
import { skip, take } from '../../page.js';
import { locationJson } from '../place/location-json.js';
import { always, integer, text } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, single } from '../../statement.js';
import type { Undescribed } from '../../undescribed.js';

export type OwnLocationPage = Undescribed<Operations['OwnLocations']['data']['ownLocations']>;

interface OwnLocationSearch {
  readonly filter?: string | null;
  readonly skip?: number | null;
  readonly take?: number | null;
}

/** Name and town, as shown in a list of locations. */
const texts = `signa.folded(l.name || ' ' || coalesce((select (a.address ->> 'city') || ', ' || (a.address ->> 'state')
  from jsonb_array_elements(l.addresses) with ordinality as a (address, place)
  where (a.address ->> 'isActive')::boolean order by a.place limit 1), ''))`;

const found = fields({
  count: always(integer('select count(*) from found')),
  data: jsonList(
    jsonObject({
      id: always(text('p.id')),
      roleId: always(text('p.role_id')),
      location: always(locationJson('p.location_id')),
    }),
    { orderBy: 'p.name, p.id', from: 'from page p' },
  ),
});

/**
 * A page of a user's locations by name, and the total.
 *
 * @param locationIds - the locations to choose from
 * @see A-476
 */
export async function listOwnLocations(
  sql: Queryable,
  userId: string,
  locationIds: readonly string[],
  search: OwnLocationSearch,
): Promise<OwnLocationPage> {
  const where = new Conditions().always('true');
  const user = where.bind(key(userId));
  const places = where.bind(locationIds.map(key));
  for (const word of trimmed(search.filter).split(/\s+/).filter(Boolean))
    where.with(`${texts} like signa.folded(?)`, containing(word));
  // Match the text after the locations are found: the planner underestimates how many rows a text search matches.
  return await single(
    sql,
    statement(
      found,
      (list) => `with own as materialized (
      select u.id, u.role_id, u.location_id, l.name, l.addresses
      from signa.location_user u join signa.location l on l.id = u.location_id
      where u.user_id = ${user} and u.location_id = any (${places}::bigint[])
    ), found as materialized (select l.id, l.role_id, l.location_id, lower(l.name) as name from own l where ${where.text}),
    page as (select * from found order by name, id limit ${take(search.take)} offset ${skip(search.skip)})
    select ${list}`,
    ),
    where.values,
  );
}
