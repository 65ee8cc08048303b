import type { Operations } from '@signa/core/contract';
import type { QueryLocationsArgs } from '@signa/core/contract/resolvers';
import { isBlank } from '@signa/core/base';
import { Conditions, containing } from '../../conditions.js';
import { key } from '../../key.js';
import { skip, take } from '../../page.js';
import { locationJson } from '../place/location-json.js';
import { always } from '../../sql/expression.js';
import { fields, select, selectCount } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import type { Undescribed } from '../../undescribed.js';

export type StoredLocation = Undescribed<NonNullable<Operations['GetLocation']['data']['location']>>;

type Filter = Pick<QueryLocationsArgs, 'filter' | 'activeFilterType' | 'organization'>;

const tables = 'signa.location l left join signa.organization o on o.id = l.organization_id';
const isActive = '(l.is_active and o.is_active is not false)';

const byId = select(fields({ location: locationJson('$1') }), '');
const listed = fields({ location: always(locationJson('p.id')) });

export async function findLocation(sql: Queryable, id: string): Promise<StoredLocation | null> {
  const [found] = await rows(sql, byId, [key(id)]);
  return found?.location ?? null;
}

/**
 * A page of locations, by organization and name.
 *
 * @param within - locations that the caller's lists are limited to; null for a support user, who sees all
 */
export async function listLocations(
  sql: Queryable,
  args: QueryLocationsArgs,
  within: readonly string[] | null,
): Promise<StoredLocation[]> {
  const where = matching(args, within);
  const found = await rows(
    sql,
    select(
      listed,
      `from (
      select l.id, row_number() over (order by lower(coalesce(o.name, l.name)), o.id, lower(l.name), l.id) as position
      from ${tables} where ${where.text} order by position limit ${take(args.take)} offset ${skip(args.skip)}) p order by p.position`,
    ),
    where.values,
  );
  return found.map(({ location }) =>
    args.includeOrganization === false ? { ...location, organization: null } : location,
  );
}

export async function countLocations(sql: Queryable, args: Filter, within: readonly string[] | null): Promise<number> {
  const where = matching(args, within);
  return (await single(sql, selectCount(`from ${tables} where ${where.text}`), where.values)).count;
}

function matching({ filter, activeFilterType, organization }: Filter, within: readonly string[] | null): Conditions {
  const where = new Conditions().always('true').with('l.id = any (?::bigint[])', within);
  if (activeFilterType === 'active') where.always(isActive);
  if (activeFilterType === 'non-active') where.always(`not ${isActive}`);
  where.with('l.organization_id = ?', organization && key(organization));
  // Within one organization, its own name would match every location.
  const texts = ['l.name', 'l.email_address', ...(organization ? [] : ['o.name'])];
  const finds = texts.map((text) => `signa.folded(${text}) like signa.folded(?)`).join(' or ');
  return where.with(`(${finds})`, filter && !isBlank(filter) ? containing(filter) : null);
}
