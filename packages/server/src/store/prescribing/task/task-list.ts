import type { PrescriptionTaskFilter } from '@signa/core/contract';
import type { Conditions } from '../../conditions.js';
import { clientRowJson } from '../../clients/client/client-json.js';
import { skip, take } from '../../page.js';
import { always, integer } from '../../sql/expression.js';
import { jsonList } from '../../sql/json.js';
import { fields, select, selectCount, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { cardConditions, type LocalDay } from './task-conditions.js';
import { groupedTaskJson, taskRowJson } from './task-json.js';
import type { StoredTaskGroup, StoredTaskRow } from './stored-task.js';

export interface Page {
  readonly skip?: number | null;
  readonly take?: number | null;
}

interface GroupPage extends Page {
  /** Maximum number of tasks per group, the newest; all of them without it. */
  readonly takeOfClient?: number | null;
}

const listed = fields({ task: taskRowJson });
const ofGroup = { locationClient: clientRowJson('$1', 'page.client_id'), count: always(integer('page.count')) };
const clients = always(integer('count(distinct coalesce(t.client_id, 0))'));

/** The tasks that a filter keeps, newest first, joined ones once (P-150, P-209, P-238). */
export async function listTasks(
  sql: Queryable,
  filter: PrescriptionTaskFilter,
  day: LocalDay,
  page: Page,
): Promise<StoredTaskRow[]> {
  const where = await cardConditions(sql, filter, day);
  const found = await rows(
    sql,
    select(
      listed,
      `from signa.task t where ${where.text} order by t.created_at desc, t.id desc ${paging(where, page)}`,
    ),
    where.values,
  );
  return found.map((row) => row.task);
}

/** Number of tasks that a filter keeps. */
export async function countTasks(sql: Queryable, filter: PrescriptionTaskFilter, day: LocalDay): Promise<number> {
  const where = await cardConditions(sql, filter, day);
  const { count } = await single(sql, selectCount(`from signa.task t where ${where.text}`), where.values);
  return count;
}

/**
 * The tasks that a filter keeps grouped by client, the client with the newest task first; paging counts clients (P-151,
 * P-210).
 */
export async function groupTasks(
  sql: Queryable,
  filter: PrescriptionTaskFilter,
  day: LocalDay,
  page: GroupPage,
): Promise<StoredTaskGroup[]> {
  const where = await cardConditions(sql, filter, day);
  // The filter is evaluated once: a group then finds its tasks among the few that matched.
  const kept = `with kept as materialized (
      select t.id, t.client_id, t.created_at from signa.task t where ${where.text}
    ), page as (
      select client_id, count(*)::integer as count, max(created_at) as newest from kept
      group by client_id order by newest desc, client_id ${paging(where, page)}
    )`;
  const tasks = jsonList(groupedTaskJson, {
    orderBy: 't.created_at desc, t.id desc',
    from: `from (select k.id from kept k where k.client_id is not distinct from page.client_id
          order by k.created_at desc, k.id desc limit ${where.bind(mostOfClient(page))}::bigint) newest_of_client
        join signa.task t on t.location_id = $1 and t.id = newest_of_client.id`,
  });
  return rows(
    sql,
    statement(
      fields({ ...ofGroup, tasks }),
      (list) => `${kept} select ${list} from page order by page.newest desc, page.client_id`,
    ),
    where.values,
  );
}

/** Number of clients, with office use counted as one (P-210). */
export async function countTaskGroups(sql: Queryable, filter: PrescriptionTaskFilter, day: LocalDay): Promise<number> {
  const where = await cardConditions(sql, filter, day);
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
