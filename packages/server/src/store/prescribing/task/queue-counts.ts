import type { Operations, PrescriptionTaskFilter } from '@signa/core/contract';
import { always, integer, text } from '../../sql/expression.js';
import { Conditions } from '../../conditions.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { leadsAmong } from './joined.js';
import { cardConditions, isRequestForOthers, ofTypes, type QueueReader, taskConditions } from './task-conditions.js';

export type QueueCounts = Operations['GetQueueCounts']['data']['queueCounts'];

const ofAllTypes = {
  types: jsonList(jsonObject({ type: always(text('w.type')), count: always(integer('w.count')) }), {
    orderBy: 'w.type',
    from: 'from (select type, sum(count)::integer as count from kept group by type) w',
  }),
  cards: always(integer('select coalesce(sum(cards), 0) from kept')),
  joined: always(integer('select coalesce(sum(joined), 0) from kept')),
};

/**
 * The counts next to a page of the queue, from one pass over everything the filter keeps of any type: clients, and the
 * number of cards each type would show (P-149, P-210), where joined requests count separately (P-238).
 */
export async function countQueue(
  sql: Queryable,
  filter: PrescriptionTaskFilter,
  reader: QueueReader,
): Promise<QueueCounts> {
  const where = await taskConditions(sql, { ...filter, type: null }, reader);
  const ofEveryType = where.text;
  const others = isRequestForOthers(where);
  return single(
    sql,
    statement(
      fields({
        clients: always(
          integer(`select count(distinct coalesce(t.client_id, 0)) from kept t where ${ofTypes(where, filter.type)}`),
        ),
        ...ofAllTypes,
      }),
      (list) => `with kept as materialized (
      select t.type, t.client_id, count(*) filter (where t.leads_type)::integer as count,
        count(*) filter (where t.leads)::integer as cards, count(*) filter (where not t.leads)::integer as joined
      from (
        select t.type, t.client_id, ${leadsAmong(`k.type = t.type and ${others}`)} as leads_type, ${leadsAmong(others)} as leads
        from signa.task t where ${ofEveryType}
      ) t
      group by t.type, t.client_id
    )
    select ${list}`,
    ),
    where.values,
  );
}

const ofEachFilter = fields({ count: always(integer('f.count')) });

/** The number of cards that each filter lists, in the order of the filters, from one statement (P-265, P-455). */
export async function countCards(
  sql: Queryable,
  filters: readonly PrescriptionTaskFilter[],
  reader: QueueReader,
): Promise<number[]> {
  if (filters.length === 0) return [];
  const all = new Conditions();
  const counts: string[] = [];
  for (const [position, filter] of filters.entries()) {
    const where = await cardConditions(sql, filter, reader, all.another());
    counts.push(`select ${position} as position, count(*) as count from signa.task t where ${where.text}`);
  }
  const counted = await rows(
    sql,
    statement(ofEachFilter, (list) => `select ${list} from (${counts.join(' union all ')}) f order by f.position`),
    all.values,
  );
  return counted.map(({ count }) => count);
}
