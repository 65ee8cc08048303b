import type { Operations } from '@signa/core/contract';
import { declineGroupOf } from '@signa/core/administration';
import { key } from '../../key.js';
import { always, integer, text } from '../../sql/expression.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import type { PeriodBounds } from './period-bounds.js';

type DeclineFigure = Operations['GetDeclineFigures']['data']['declineFigures'][number];

/** Parameters: $1 location, $2 and $3 bounds. A draft declined together with its request counts as the request. */
const declines = statement(
  fields({
    reason: text('d.reason'),
    requests: always(integer('d.requests')),
    drafts: always(integer('d.drafts')),
  }),
  (list) => `with declined as materialized (
    select t.action_reason, t.prescription_id from signa.task t
    where t.location_id = $1 and t.status = 'VET_DECLINED' and not t.archived and t.actioned_at >= $2 and t.actioned_at < $3
  )
  select ${list} from (
  select d.action_reason as reason, count(*)::integer as requests, 0 as drafts from declined d group by d.action_reason
  union all
  select rx.decline_reason, 0, count(*)::integer
    from signa.prescription rx
    where rx.location_id = $1 and rx.rx_status = 'RejectedDraft' and rx.removed_at is null
      and rx.declined_at >= $2 and rx.declined_at < $3
      and not exists (select from declined d where d.prescription_id = rx.id)
    group by rx.decline_reason) d`,
);

/** The declines between two instants by reason, most frequent first. */
export async function countDeclines(
  sql: Queryable,
  locationId: string,
  bounds: PeriodBounds,
): Promise<DeclineFigure[]> {
  const found = await rows(sql, declines, [key(locationId), bounds.since, bounds.until]);
  const groups = new Map<string, DeclineFigure>();
  for (const { reason, requests, drafts } of found) {
    const group = declineGroupOf(reason);
    const known = groups.get(group) ?? { reason: group, requests: 0, drafts: 0 };
    groups.set(group, { reason: group, requests: known.requests + requests, drafts: known.drafts + drafts });
  }
  const total = ({ requests, drafts }: DeclineFigure) => requests + drafts;
  return [...groups.values()].sort((a, b) => total(b) - total(a) || (a.reason < b.reason ? -1 : 1));
}
