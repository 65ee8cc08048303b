import type { Operations } from '@signa/core/operation';
import { trimmed } from '@signa/core/text';
import { Conditions, containing } from '../conditions.js';
import { key } from '../key.js';
import { skip, take } from '../page.js';
import { locationJson } from '../place/location-json.js';
import { type Queryable, rows, single } from '../statement.js';

export type OwnLocationPage = Operations['OwnLocations']['data']['ownLocations'];

export interface OwnLocationSearch {
  readonly filter?: string | null;
  readonly skip?: number | null;
  readonly take?: number | null;
}

/** Name and town, as a list of locations shows them. */
const texts = `signa.folded(l.name || ' ' || coalesce((select (a.address ->> 'city') || ', ' || (a.address ->> 'state')
  from jsonb_array_elements(l.addresses) with ordinality as a (address, place)
  where (a.address ->> 'isActive')::boolean order by a.place limit 1), ''))`;

/**
 * A page of the locations of assignments, by name, and how many there are in all.
 *
 * @param assignmentIds - the caller's
 * @see A-476
 */
export async function listOwnLocations(
  sql: Queryable,
  assignmentIds: readonly string[],
  search: OwnLocationSearch,
): Promise<OwnLocationPage> {
  const where = new Conditions().with('u.id = any (?::bigint[])', assignmentIds.map(key));
  for (const word of trimmed(search.filter).split(/\s+/).filter(Boolean))
    where.with(`${texts} like signa.folded(?)`, containing(word));
  const from = `signa.location_user u join signa.location l on l.id = u.location_id where ${where.text}`;
  const [{ count }, data] = await Promise.all([
    single<{ count: number }>(sql, `select count(*)::int as count from ${from}`, where.values),
    rows<OwnLocationPage['data'][number]>(
      sql,
      `select p.id::text as "id", p.role_id::text as "roleId", ${locationJson('p.location_id')} as "location"
      from (select u.id, u.role_id, u.location_id, lower(l.name) as name from ${from}
        order by lower(l.name), u.id limit ${take(search.take)} offset ${skip(search.skip)}) p order by p.name, p.id`,
      where.values,
    ),
  ]);
  return { data, count };
}
