import type { Operations } from '@signa/core/contract';
import { key } from '../../key.js';
import { always, integer, text } from '../../sql/expression.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import type { PeriodBounds } from './period-bounds.js';

type RequestFigure = Operations['GetRequestFigures']['data']['requestFigures'][number];

/**
 * Parameters: $1 location, $2 and $3 bounds. One index scan counts requests by type, answer, and whole minutes; the
 * medians are then found in the resulting counts. A percentile is the smallest number of minutes within which at least
 * that share was answered.
 */
const figures = statement(
  fields({
    type: always(text('c.type')),
    raised: always(integer('sum(c.count)')),
    approved: answered('approved'),
    declined: answered('declined'),
    elsewhere: answered('elsewhere'),
    waiting: answered('waiting'),
    medianMinutes: integer('min(times.median)'),
    slowMinutes: integer('min(times.slow)'),
  }),
  (list) => `with counted as materialized (
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
  select ${list}
  from counted c left join times on times.type = c.type group by c.type order by raised desc, c.type`,
);

function answered(answer: string) {
  return always(integer(`coalesce(sum(c.count) filter (where c.answer = '${answer}'), 0)`));
}

/** The requests raised between two instants by type, and how long their answers took. */
export function countRequests(sql: Queryable, locationId: string, bounds: PeriodBounds): Promise<RequestFigure[]> {
  return rows(sql, figures, [key(locationId), bounds.since, bounds.until]);
}
