import type { PrescriptionTaskFilter, QueueSort } from '@signa/core/contract';
import type { Conditions } from '../../conditions.js';
import { clientRowJson } from '../../clients/client/client-json.js';
import { skip, take } from '../../page.js';
import { always, integer } from '../../sql/expression.js';
import { jsonList } from '../../sql/json.js';
import { fields, select, selectCount, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { cardConditions, type QueueReader } from './task-conditions.js';
import { orderOf } from './task-order.js';
import { groupedTaskJson, taskRowJson } from './task-json.js';
import type { StoredTaskGroup, StoredTaskRow } from './stored-task.js';

export interface Page {
  /** Newest first without it. */
  readonly sort?: QueueSort | null;
  readonly skip?: number | null;
  readonly take?: number | null;
}

interface GroupPage extends Page {
  /** Maximum number of tasks per group, the first; all of them without it. */
  readonly takeOfClient?: number | null;
}

const listed = fields({ task: taskRowJson });
const ofGroup = { locationClient: clientRowJson('$1', 'page.client_id'), count: always(integer('page.count')) };
const clients = always(integer('count(distinct coalesce(t.client_id, 0))'));

/** The tasks that a filter keeps, in an order, joined ones once (P-150, P-209, P-238, P-452). */
export async function listTasks(
  sql: Queryable,
  filter: PrescriptionTaskFilter,
  reader: QueueReader,
  page: Page,
): Promise<StoredTaskRow[]> {
  const where = await cardConditions(sql, filter, reader);
  const found = await rows(
    sql,
    select(
      listed,
      `from signa.task t where ${where.text} order by ${orderOf(page.sort, where, reader.timeZone)} ${paging(where, page)}`,
    ),
    where.values,
  );
  return found.map((row) => row.task);
}

/** Number of tasks that a filter keeps. */
export async function countTasks(sql: Queryable, filter: PrescriptionTaskFilter, reader: QueueReader): Promise<number> {
  const where = await cardConditions(sql, filter, reader);
  const { count } = await single(sql, selectCount(`from signa.task t where ${where.text}`), where.values);
  return count;
}

/**
 * The tasks that a filter keeps in an order, grouped by client. A client is where its first task would be; paging counts
 * clients (P-151, P-210, P-452).
 */
export async function groupTasks(
  sql: Queryable,
  filter: PrescriptionTaskFilter,
  reader: QueueReader,
  page: GroupPage,
): Promise<StoredTaskGroup[]> {
  const where = await cardConditions(sql, filter, reader);
  // The filter is evaluated once: a group then finds its tasks among the few that matched.
  const kept = `with kept as materialized (
      select t.id, t.client_id, row_number() over (order by ${orderOf(page.sort, where, reader.timeZone)}) as place
      from signa.task t where ${where.text}
    ), page as (
      select client_id, count(*)::integer as count, min(place) as first from kept
      group by client_id order by first ${paging(where, page)}
    )`;
  const tasks = jsonList(groupedTaskJson, {
    orderBy: 'first_of_client.place',
    from: `from (select k.id, k.place from kept k where k.client_id is not distinct from page.client_id
          order by k.place limit ${where.bind(mostOfClient(page))}::bigint) first_of_client
        join signa.task t on t.location_id = $1 and t.id = first_of_client.id`,
  });
  return rows(
    sql,
    statement(fields({ ...ofGroup, tasks }), (list) => `${kept} select ${list} from page order by page.first`),
    where.values,
  );
}

/** Number of clients, with office use counted as one (P-210). */
export async function countTaskGroups(
  sql: Queryable,
  filter: PrescriptionTaskFilter,
  reader: QueueReader,
): Promise<number> {
  const where = await cardConditions(sql, filter, reader);
  const { count } = await single(
    sql,
    select(fields({ count: clients }), `from signa.task t where ${where.text}`),
    where.values,
  );
  return count;
}

/** A group has at least one task; null means no limit. */
const mostOfClient = ({ takeOfClient }: GroupPage) => (takeOfClient == null ? null : Math.max(1, takeOfClient));

function paging(where: Conditions, page: Page): string {
  return `limit ${where.bind(take(page.take))} offset ${where.bind(skip(page.skip))}`;
}
