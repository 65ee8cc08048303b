import { comparable, activeValueOf, searchTerms } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import type {
  QueryUnlinkedLocationClientsArgs,
  QueryUnlinkedLocationClientsCountArgs,
} from '@signa/core/contract/resolvers';
import { providerIdTypes } from '@signa/core/practice';
import { Conditions, containing } from '../../conditions.js';
import { key } from '../../key.js';
import { skip, take } from '../../page.js';
import { unknownJson } from '../../sql/expression.js';
import { fields, select, selectCount } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import type { Undescribed } from '../../undescribed.js';
import { listedClientFields } from './client-json.js';
import { foundPage } from './found-page.js';

type Listed = Undescribed<Operations['GetUnlinkedLocationClients']['data']['unlinkedLocationClients'][number]>;

/** A page of the clients not linked with the PIMS, in the order of the client list (C-125, C-155). */
export async function listUnlinkedClients(
  sql: Queryable,
  args: QueryUnlinkedLocationClientsArgs,
): Promise<readonly Listed[]> {
  const where = await unlinked(sql, args);
  const page = `limit ${where.bind(take(args.take))} offset ${where.bind(skip(args.skip))}`;
  return rows(
    sql,
    select(
      listedClientFields,
      `from signa.client c where ${where.text} order by lower(c.last_name), lower(c.first_name), c.id ${page}`,
    ),
    where.values,
  );
}

/** Number of clients not linked with the PIMS (C-155). */
export async function countUnlinkedClients(
  sql: Queryable,
  args: QueryUnlinkedLocationClientsCountArgs,
): Promise<number> {
  const where = await unlinked(sql, args);
  const { count } = await single(sql, selectCount(`from signa.client c where ${where.text}`), where.values);
  return count;
}

/**
 * Office use is not a pet owner and cannot be linked (C-003). A provider id counts as a link for a PIMS that has such
 * ids.
 */
async function unlinked(sql: Queryable, args: QueryUnlinkedLocationClientsCountArgs): Promise<Conditions> {
  const name = comparable(args.nameFilter ?? '');
  const pattern = name ? containing(name) : null;
  const isActive = activeValueOf(args.activeRequestFilter ?? 'active');
  return new Conditions()
    .with('c.location_id = ?', args.locationId)
    .always('not c.is_office_use and c.merged_into is null')
    .with('c.pims_id is null and not (c.pims_connection_type = any (?) and c.pims_provider_id is not null)', [
      ...providerIdTypes,
    ])
    .with('c.is_active = ?', isActive)
    .with(`${asCompared(nameOf)} like signa.folded(?)`, pattern)
    .with(
      'c.id = any (?::bigint[])',
      await foundBy(sql, args.locationId, isActive, [
        ...searchTerms(args.filter ?? '').map(containing),
        ...(pattern ? [pattern] : []),
      ]),
    );
}

/** Clients that match all of these in the client list, linked or not; `null` without a filter. */
async function foundBy(
  sql: Queryable,
  locationId: string,
  isActive: boolean | null,
  patterns: readonly string[],
): Promise<string | null> {
  if (patterns.length === 0) return null;
  const { page } = await single(sql, foundStatement, [key(locationId), isActive, patterns, everybody]);
  return `{${foundPage.parse(page).ids.join(',')}}`;
}

const foundStatement = select(fields({ page: unknownJson('signa.find_clients($1, $2, $3, $4, 0)') }), '');

/** More than any location has. */
const everybody = 2_147_483_647;
const nameOf = `concat_ws(' ', c.first_name, c.last_name)`;
const asCompared = (text: string) => `signa.folded(regexp_replace(${text}, '\\s+', ' ', 'g'))`;
