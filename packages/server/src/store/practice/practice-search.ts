import { keptActivity } from '@signa/core/clients';
import type { Operations, QueryPracticesArgs } from '@signa/core/contract';
import { practiceSearchTerms, shownPracticeLocations } from '@signa/core/practice';
import { containing } from '../conditions.js';
import { skip, take } from '../page.js';
import type { Queryable } from '../statement.js';
import { uncheckedRow, uncheckedRows } from '../unchecked.js';

type Page = Operations['SearchPractices']['data']['practices'];

interface FoundGroup {
  readonly organizationId: string | null;
  readonly locationId: string | null;
}

/**
 * A page of the organizations, and of the locations of none, in which each word is contained: in what the organization
 * is named and reached by, or in that of its locations.
 *
 * @see
 */
export async function searchPractices(
  sql: Queryable,
  { filter, activeFilterType, ...page }: QueryPracticesArgs,
): Promise<Page> {
  const isActive = keptActivity(activeFilterType);
  const patterns = practiceSearchTerms(filter).map(containing);
  const { found } = await uncheckedRow<{ found: { readonly count: number; readonly groups: readonly FoundGroup[] } }>(
    sql,
    'select signa.find_practices($1, $2, $3, $4) as found',
    [isActive, patterns, take(page.take), skip(page.skip)],
  );
  const { count, groups } = found;
  if (groups.length === 0) return { data: [], count };
  const data = await uncheckedRows<Page['data'][number]>(sql, statement, [
    groups.map(({ organizationId }) => organizationId),
    groups.map(({ locationId }) => locationId),
    isActive === true,
    patterns,
  ]);
  return { data, count };
}

const below = `signa.location l where (l.organization_id = page.organization_id or l.id = page.location_id) and (l.is_active or not $3)`;

const statement = `select (
    select json_build_object('id', o.id::text, 'name', o.name, 'emailAddress', o.email_address, 'isActive', o.is_active,
      'organizationPhones', o.phones) from signa.organization o where o.id = page.organization_id) as "organization",
    (select count(*)::int from ${below}) as "locationCount",
    (select coalesce(json_agg(json_build_object('id', l.id::text, 'name', l.name, 'emailAddress', l.email_address,
        'isActive', l.is_active, 'locationPhones', l.phones, 'locationAddresses', l.addresses) order by l.place), '[]')
      from (select l.*, row_number() over (order by (select count(*) from unnest($4::text[]) pattern
            where signa.location_texts(l.name, l.email_address, l.location_account_id, l.phones, l.addresses) like signa.folded(pattern)) desc,
          lower(l.name), l.id) as place
        from ${below} order by place limit ${shownPracticeLocations}) l) as "locations"
  from unnest($1::bigint[], $2::bigint[]) with ordinality as page (organization_id, location_id, position)
  order by page.position`;
