import type { Instant, PlainDate } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import { key } from '../../key.js';
import { always, columnsOf, integer, rowCount, text } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, select, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { leadingOrder, leadsAmong, mayJoin } from './joined.js';

type WaitingCounts = Operations['GetWaitingCounts']['data']['waitingCounts'];

const isAwake = (alias: string) => `(${alias}.snoozed_until is null or ${alias}.snoozed_until <= $3)`;

/** Every open portal calls this twice a minute, so each count uses an index of pending rows only. */
const waiting = fields({
  drafts: always(integer('draft.drafts')),
  ownDrafts: always(integer('draft.own')),
  tasks: jsonList(jsonObject({ type: always(text('w.type')), count: always(integer('w.count')) }), {
    orderBy: 'w.type',
    from: 'from waiting w',
  }),
  cards: always(integer('(select coalesce(sum(w.requests), 0)::integer from waiting w) - others.joined')),
  joined: always(integer('others.joined')),
  snoozed: always(
    integer(`select count(*) from signa.task t where t.location_id = $1 and t.status = 'PENDING' and not t.archived
      and t.snoozed_until > $3 and ${leadsAmong('k.snoozed_until > $3')}`),
  ),
});
const waitingStatement = statement(
  waiting,
  (list) => `with draft as (
    select count(*)::integer as drafts, (count(*) filter (where rx.authorizing_vet_id = $2))::integer as own
    from signa.prescription rx
    where rx.location_id = $1 and rx.rx_status = 'Draft' and not rx.archived and rx.removed_at is null
  ), joined as (
    select t.type, row_number() over (partition by t.previous_prescription_id, t.prescription_id order by ${leadingOrder('t')}) as place,
      row_number() over (partition by t.previous_prescription_id, t.prescription_id, t.type order by ${leadingOrder('t')}) as place_of_type
    from signa.task t where t.location_id = $1 and ${mayJoin('t')} and ${isAwake('t')}
  ), waiting as (
    select t.type, count(*)::integer as requests,
      (count(*) - (select count(*) from joined j where j.type = t.type and j.place_of_type > 1))::integer as count
    from signa.task t
    where t.location_id = $1 and t.status = 'PENDING' and not t.archived and ${isAwake('t')} group by t.type
  )
  select ${list} from draft, (select count(*)::integer as joined from joined where place > 1) others`,
);

/**
 * Pending work at a location, from one statement; snoozed requests are counted separately (P-175, P-516).
 *
 * @param vetId - whose drafts count as own; null for none
 * @param today - at the location
 */
export function countWaiting(
  sql: Queryable,
  locationId: string,
  vetId: string | null,
  today: PlainDate,
): Promise<WaitingCounts> {
  return single(sql, waitingStatement, [key(locationId), vetId, today]);
}

const t = columnsOf('task as t');
type WaitingAtLocation = Operations['GetQueueWaysOut']['data']['queueWaysOut']['locations'][number];

const isAwakeThere = (alias: string) =>
  `(${alias}.snoozed_until is null or ${alias}.snoozed_until <= ($2::timestamptz at time zone l.time_zone)::date)`;

/**
 * The number of pending cards at each of these locations that are not snoozed today there, without those that have
 * none, most first (P-265).
 */
export function countWaitingAtEach(
  sql: Queryable,
  locationIds: readonly string[],
  now: Instant,
): Promise<WaitingAtLocation[]> {
  return rows(
    sql,
    select(
      fields({ locationId: t.location_id, count: rowCount }),
      `from signa.task t join signa.location l on l.id = t.location_id
      where t.location_id = any ($1::bigint[]) and t.status = 'PENDING' and not t.archived and ${isAwakeThere('t')}
        and ${leadsAmong(isAwakeThere('k'))}
      group by t.location_id order by count desc, t.location_id`,
    ),
    [locationIds.map(key), now],
  );
}
