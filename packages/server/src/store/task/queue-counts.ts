import type { Operations, PrescriptionTaskFilter } from '@signa/core/contract';
import type { Queryable } from '../statement.js';
import { uncheckedRow } from '../unchecked.js';
import { leadsAmong } from './joined.js';
import { askedOfOthers, ofTypes, taskConditions } from './task-conditions.js';

export type QueueCounts = Operations['GetQueueCounts']['data']['queueCounts'];

/**
 * The numbers beside a page of the queue, from one pass over what the filter keeps of every type: its clients, and how
 * many cards each type would show in its place (P-149, P-210), joined ones told apart (P-238).
 */
export async function countQueue(
  sql: Queryable,
  filter: PrescriptionTaskFilter,
  timeZone: string,
): Promise<QueueCounts> {
  const where = await taskConditions(sql, { ...filter, type: null }, timeZone);
  const ofEveryType = where.text;
  const others = askedOfOthers(where);
  return uncheckedRow<QueueCounts>(
    sql,
    `with kept as materialized (
      select t.type, t.client_id, count(*) filter (where t.leads_type)::integer as count,
        count(*) filter (where t.leads)::integer as cards, count(*) filter (where not t.leads)::integer as joined
      from (
        select t.type, t.client_id, ${leadsAmong(`k.type = t.type and ${others}`)} as leads_type, ${leadsAmong(others)} as leads
        from signa.task t where ${ofEveryType}
      ) t
      group by t.type, t.client_id
    )
    select (select count(distinct coalesce(t.client_id, 0))::integer from kept t where ${ofTypes(where, filter.type)}) as clients,
      (select coalesce(json_agg(json_build_object('type', w.type, 'count', w.count) order by w.type), '[]')
        from (select type, sum(count)::integer as count from kept group by type) w) as types,
      (select coalesce(sum(cards), 0)::integer from kept) as cards, (select coalesce(sum(joined), 0)::integer from kept) as joined`,
    where.values,
  );
}
