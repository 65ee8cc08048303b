import { activeValueOf, searchTerms } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import type { QueryLocationClientSearchArgs } from '@signa/core/contract/resolvers';
import { containing } from '../../conditions.js';
import { key } from '../../key.js';
import { skip, take } from '../../page.js';
import { unknownJson } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import type { Undescribed } from '../../undescribed.js';
import { listClients } from './clients-of-locations.js';
import { foundPage } from './found-page.js';

type Page = Undescribed<Operations['LocationClientSearch']['data']['locationClientSearch']>;

/**
 * A page of a location's clients and the total, matching core's `isFoundBy`; office-use clients are never found (C-016,
 * C-148, C-003).
 */
export async function searchClients(sql: Queryable, args: QueryLocationClientSearchArgs): Promise<Page> {
  const { locationId, organizationId, activeFilterType, filter } = args;
  const [found] = await rows(sql, foundStatement, [
    key(locationId),
    activeValueOf(activeFilterType),
    searchTerms(filter ?? '').map(containing),
    take(args.take),
    skip(args.skip),
    organizationId && key(organizationId),
  ]);
  if (!found) return { data: [], count: 0 };
  const { count, ids } = foundPage.parse(found.page);
  if (ids.length === 0) return { data: [], count };
  return { data: await listClients(sql, key(locationId), ids), count };
}

const foundStatement = select(
  fields({ page: unknownJson('signa.find_clients(l.id, $2, $3, $4, $5)') }),
  'from signa.location l where l.id = $1 and ($6::bigint is null or l.organization_id = $6)',
);
