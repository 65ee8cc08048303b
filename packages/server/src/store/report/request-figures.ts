import type { Operations } from '@signa/core/contract';
import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';
import type { PeriodBounds } from './period-bounds.js';

type RequestFigure = Operations['GetRequestFigures']['data']['requestFigures'][number];

/**
 * $1 location, $2 and $3 the bounds. Requests are counted by type, answer and whole minutes in one walk through the index;
 * the middle ones are then found among the few counts that this leaves. The share of a hundred is the smallest number of
 * minutes within which at least that many were answered.
 */
const statement = `with counted as materialized (
    select t.type, t.answer, t.answer_minutes as minutes, count(*)::integer as count
    from signa.task t
    where t.location_id = $1 and not t.archived and t.created_at >= $2 and t.created_at < $3
    group by 1, 2, 3
  ), up_to as (
    select type, minutes, sum(sum(count)) over (partition by type order by minutes) as reached, sum(sum(count)) over (partition by type) as total
    from counted where minutes is not null group by type, minutes
  ), times as (
    select type, min(minutes) filter (where reached * 2 >= total) as median, min(minutes) filter (where reached * 10 >= total * 9) as slow
    from up_to group by type
  )
  select c.type, sum(c.count)::integer as raised,
    coalesce(sum(c.count) filter (where c.answer = 'approved'), 0)::integer as approved,
    coalesce(sum(c.count) filter (where c.answer = 'declined'), 0)::integer as declined,
    coalesce(sum(c.count) filter (where c.answer = 'elsewhere'), 0)::integer as elsewhere,
    coalesce(sum(c.count) filter (where c.answer = 'waiting'), 0)::integer as waiting,
    min(times.median) as "medianMinutes", min(times.slow) as "slowMinutes"
  from counted c left join times on times.type = c.type group by c.type order by raised desc, c.type`;

/** The requests raised between two instants by type, and how long their answers took. */
export function countRequests(sql: Queryable, locationId: string, bounds: PeriodBounds): Promise<RequestFigure[]> {
  return uncheckedRows(sql, statement, [key(locationId), bounds.since, bounds.until]);
}
