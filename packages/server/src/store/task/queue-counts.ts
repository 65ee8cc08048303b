import type { Operations, PrescriptionTaskFilter } from '@signa/core/operation';
import { type Queryable, single } from '../statement.js';
import { ofTypes, taskConditions } from './task-conditions.js';

export type QueueCounts = Operations['GetQueueCounts']['data']['queueCounts'];

/**
 * The numbers beside a page of the queue, from one pass over what the filter keeps of every type: its clients, and how
 * many requests each type would show in its place (P-149, P-210).
 */
export async function countQueue(
  sql: Queryable,
  filter: PrescriptionTaskFilter,
  timeZone: string,
): Promise<QueueCounts> {
  const where = await taskConditions(sql, { ...filter, type: null }, timeZone);
  const ofEveryType = where.text;
  return single<QueueCounts>(
    sql,
    `with kept as materialized (
      select t.type, t.client_id, count(*)::integer as count from signa.task t where ${ofEveryType}
      group by t.type, t.client_id
    )
    select (select count(distinct coalesce(t.client_id, 0))::integer from kept t where ${ofTypes(where, filter.type)}) as clients,
      (select coalesce(json_agg(json_build_object('type', w.type, 'count', w.count) order by w.type), '[]')
        from (select type, sum(count)::integer as count from kept group by type) w) as types`,
    where.values,
  );
}
