import { keptActivity, searchTerms } from '@signa/core/clients';
import type { Operations, QueryLocationClientSearchArgs } from '@signa/core/contract';
import { containing } from '../conditions.js';
import { key } from '../key.js';
import { skip, take } from '../page.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';
import { listedClientColumns } from './client-json.js';

type Page = Operations['LocationClientSearch']['data']['locationClientSearch'];

/**
 * A page of a location's clients and how many there are in all, as core's `isFoundBy` finds them; those of office use
 * are never found (C-016, C-148, C-003).
 */
export async function searchClients(sql: Queryable, args: QueryLocationClientSearchArgs): Promise<Page> {
  const { locationId, organizationId, activeFilterType, filter } = args;
  const [found] = await uncheckedRows<{ page: { readonly count: number; readonly ids: readonly string[] } }>(
    sql,
    `select signa.find_clients(l.id, $2, $3, $4, $5) as page from signa.location l
    where l.id = $1 and ($6::bigint is null or l.organization_id = $6)`,
    [
      key(locationId),
      keptActivity(activeFilterType),
      searchTerms(filter ?? '').map(containing),
      take(args.take),
      skip(args.skip),
      organizationId && key(organizationId),
    ],
  );
  if (!found?.page.ids.length) return { data: [], count: found?.page.count ?? 0 };
  const data = await uncheckedRows<Page['data'][number]>(sql, statement, [key(locationId), found.page.ids]);
  return { data, count: found.page.count };
}

const statement = `select ${listedClientColumns}
  from unnest($2::bigint[]) with ordinality as page (id, position)
    join signa.client c on c.location_id = $1 and c.id = page.id
  order by page.position`;
