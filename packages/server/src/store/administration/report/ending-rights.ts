import type { Operations } from '@signa/core/contract';
import { lastShownEnd } from '@signa/core/administration';
import type { PlainDate } from '@signa/core/base';
import { key } from '../../key.js';
import { always, sameAs, text, literal, type Sql } from '../../sql/expression.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

type EndingRight = Operations['GetEndingRights']['data']['endingRights'][number];

type Kind = EndingRight['kind'];
const kinds: Readonly<Record<Kind, Sql<Kind>>> = {
  license: literal('license'),
  dea: literal('dea'),
  delegation: literal('delegation'),
};
const ending = fields({
  kind: sameAs(kinds.license, 'e.kind'),
  locationUserId: always(text('e.id')),
  name: always(text('e.name')),
  delegateName: text('e.delegate'),
  on: always(text('e.ends')),
});

/**
 * Parameters: $1 location, $2 today, $3 the last day shown. Licenses of active users who can authorize, including
 * expired ones, which block work until they are renewed; and delegations in effect between two active users.
 */
const endingStatement = statement(
  ending,
  (list) => `with active as (
    select u.id, u.display_name, r.can_authorize and r.is_active as authorizes, u.vet_license_expiration, u.vet_license_number,
      u.dea_license, u.dea_license_expiration
    from signa.location_user u join signa.role r on r.id = u.role_id where u.location_id = $1 and u.is_active
  )
  select ${list}
  from (
    select ${kinds.license} as kind, a.id, a.display_name as name, null as delegate, a.vet_license_expiration as ends
      from active a where a.authorizes and coalesce(a.vet_license_number, '') <> '' and a.vet_license_expiration <= $3::date
    union all
    select ${kinds.dea}, a.id, a.display_name, null, a.dea_license_expiration
      from active a where a.authorizes and coalesce(a.dea_license, '') <> '' and a.dea_license_expiration <= $3::date
    union all
    select ${kinds.delegation}, v.id, v.display_name, d.display_name, g.last_day
      from signa.delegation g join active v on v.id = g.location_user_id join active d on d.id = g.delegated_location_user_id
      where g.location_id = $1 and g.last_day between $2::date and $3::date
  ) e order by e.ends, e.name, e.kind, e.delegate`,
);

/** The licenses and delegations of a location that expire soon. */
export function listEndingRights(sql: Queryable, locationId: string, today: PlainDate): Promise<EndingRight[]> {
  return rows(sql, endingStatement, [key(locationId), today, lastShownEnd(today)]);
}
