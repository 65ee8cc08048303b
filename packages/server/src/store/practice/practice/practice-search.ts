import { activeValueOf } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import type { QueryPracticesArgs } from '@signa/core/contract/resolvers';
import { practiceSearchTerms, shownPracticeLocations } from '@signa/core/practice';
import { z } from 'zod';
import { containing } from '../../conditions.js';
import { skip, take } from '../../page.js';
import { always, columnsOf, integer, text, unknownJson, valueOf } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import type { Undescribed } from '../../undescribed.js';

type Page = Undescribed<Operations['SearchPractices']['data']['practices']>;

const foundGroups = z.object({
  count: z.number(),
  groups: z.array(z.object({ organizationId: z.nullable(z.string()), locationId: z.nullable(z.string()) })),
});
const foundStatement = select(fields({ found: unknownJson('signa.find_practices($1, $2, $3, $4)') }), '');

/**
 * A page of organizations, and of locations without one, that contain each word in their own names and contact data or
 * in those of their locations.
 *
 * @see
 */
export async function searchPractices(
  sql: Queryable,
  { filter, activeFilterType, ...page }: QueryPracticesArgs,
): Promise<Page> {
  const isActive = activeValueOf(activeFilterType);
  const patterns = practiceSearchTerms(filter).map(containing);
  const { found } = await single(sql, foundStatement, [isActive, patterns, take(page.take), skip(page.skip)]);
  const { count, groups } = foundGroups.parse(found);
  if (groups.length === 0) return { data: [], count };
  const data = await rows(sql, listed, [
    groups.map(({ organizationId }) => organizationId),
    groups.map(({ locationId }) => locationId),
    isActive === true,
    patterns,
  ]);
  return { data, count };
}

const below = `signa.location l where (l.organization_id = page.organization_id or l.id = page.location_id) and (l.is_active or not $3)`;

const o = columnsOf('organization as o');
const l = columnsOf('location as l');

const listed = select(
  fields({
    organization: valueOf(
      jsonObject({
        id: text(o.id),
        name: o.name,
        emailAddress: o.email_address,
        isActive: o.is_active,
        organizationPhones: o.phones,
      }),
      'from signa.organization o where o.id = page.organization_id',
    ),
    locationCount: always(integer(`select count(*) from ${below}`)),
    locations: jsonList(
      jsonObject({
        id: text(l.id),
        name: l.name,
        emailAddress: l.email_address,
        isActive: l.is_active,
        locationPhones: l.phones,
        locationAddresses: l.addresses,
      }),
      {
        orderBy: 'l.place',
        from: `from (select l.*, row_number() over (order by (select count(*) from unnest($4::text[]) pattern
            where signa.location_texts(l.name, l.email_address, l.location_account_id, l.phones, l.addresses) like signa.folded(pattern)) desc,
          lower(l.name), l.id) as place
        from ${below} order by place limit ${shownPracticeLocations}) l`,
      },
    ),
  }),
  `from unnest($1::bigint[], $2::bigint[]) with ordinality as page (organization_id, location_id, position)
  order by page.position`,
);
