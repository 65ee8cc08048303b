import { searchTerms } from '@signa/core/clients';
import { containing } from '../../conditions.js';
import { columnsOf, unknownJson } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { foundPage } from './found-page.js';
import { listedClientFields } from './client-json.js';

/** Clients that a search finds at one location, by id. */
interface FoundAtLocation {
  readonly locationId: string;
  readonly locationName: string;
  readonly ids: readonly string[];
}

const l = columnsOf('location as l');
const foundAtEach = select(
  fields({ locationId: l.id, locationName: l.name, page: unknownJson('signa.find_clients(l.id, null, $2, $3, 0)') }),
  'from signa.location l where l.id = any ($1::bigint[]) order by l.id',
);

/** Where a search finds clients, active or not, at most so many at each of these locations. @see A-534 */
export async function findClientsAtEach(
  sql: Queryable,
  locationIds: readonly string[],
  filter: string,
  most: number,
): Promise<FoundAtLocation[]> {
  const found = await rows(sql, foundAtEach, [locationIds, searchTerms(filter).map(containing), most]);
  return found
    .map(({ page, ...location }) => ({ ...location, ids: foundPage.parse(page).ids }))
    .filter(({ ids }) => ids.length > 0);
}

const listed = select(
  listedClientFields,
  `from unnest($2::bigint[]) with ordinality as page (id, position)
    join signa.client c on c.location_id = $1 and c.id = page.id
  order by page.position`,
);

/** Clients of a location in the order of their ids. */
export const listClients = (sql: Queryable, locationId: string, ids: readonly string[]) =>
  rows(sql, listed, [locationId, ids]);
