import type { OrderFilter } from '@signa/core/order';
import { takeLimit } from '@signa/core/practice';
import { countedTo } from '@signa/core/task';
import { trimmed } from '@signa/core/text';
import { plannedForItsValues } from '../../database/statement-name.js';
import { Conditions } from '../conditions.js';
import { key } from '../key.js';
import { skip, take } from '../page.js';
import { findWords } from '../search/find-words.js';
import { type Queryable, rows, single } from '../statement.js';
import { orderColumns, type StoredOrder } from './order-json.js';

interface OrdersOf extends OrderFilter {
  readonly locationId: string;
}

const newest = 'order by o.shown_at desc, o.id desc';

/** A page of a location's orders as core's `isOrderKept` keeps them, newest first (C-138, C-176). */
export async function listOrders(
  sql: Queryable,
  filter: OrdersOf & { readonly skip?: number | null; readonly take?: number | null },
): Promise<StoredOrder[]> {
  const where = await keptBy(sql, filter);
  const [taken, skipped] = [take(filter.take), skip(filter.skip)];
  return rows<StoredOrder>(
    sql,
    // The page is found in an index alone; lines, patients and products are read for its own orders.
    `with page as materialized (
      select o.id, o.shown_at from ${ofEachStatus(where, filter, `${newest} limit ${where.bind(skipped + taken)}`)}
      ${newest} limit ${where.bind(taken)} offset ${where.bind(skipped)}
    )
    select ${orderColumns} from page join signa.order_header o on o.location_id = $1 and o.id = page.id
    ${newest}`,
    where.values,
  );
}

/** How many there are, counted until it is more than a list is counted to (C-176, P-275). */
export async function countOrders(sql: Queryable, filter: OrdersOf): Promise<number> {
  const where = await keptBy(sql, filter);
  const most = `limit ${where.bind(countedTo + 1)}`;
  const { count } = await single<{ count: number }>(
    sql,
    `select count(*)::integer as count from (select from ${ofEachStatus(where, filter, most)} ${most}) kept`,
    where.values,
  );
  return count;
}

/** The newest orders with a line for one of these patients (C-177). */
export function listOrdersOfPatients(
  sql: Queryable,
  locationIds: readonly string[],
  patientIds: readonly string[],
): Promise<StoredOrder[]> {
  return rows<StoredOrder>(
    sql,
    `with of_patients as materialized (
      select distinct i.location_id, i.order_id from signa.order_line i where i.location_id = any ($1) and i.patient_id = any ($2::bigint[])
    )
    select ${orderColumns} from signa.order_header o
      join of_patients p on p.location_id = o.location_id and p.order_id = o.id
    ${newest} limit ${takeLimit}`,
    [locationIds, patientIds.map(key)],
  );
}

/** Orders of alias `o`: of each status asked for so many, or of all, since a list of statuses has no order in an index. */
function ofEachStatus(where: Conditions, { statusFilter }: OrdersOf, rest: string): string {
  const found = (also: string) =>
    `select o.id, o.shown_at from signa.order_header o where ${where.text} ${also} ${rest}`;
  if (!statusFilter?.length) return `(${found('')}) o`;
  return `unnest(${where.bind(statusFilter)}::text[]) lead (status)
    cross join lateral (${found('and o.status = lead.status')}) o`;
}

async function keptBy(sql: Queryable, filter: OrdersOf): Promise<Conditions> {
  const where = new Conditions()
    .with('o.location_id = ?', key(filter.locationId))
    .with('o.shown_at >= ?', filter.startDateFilter)
    .with('o.shown_at <= ?', filter.endDateFilter);
  const text = trimmed(filter.nameSearchInput);
  const [word] = text === '' ? [] : await findWords(sql, filter.locationId, [{ text }]);
  if (word) addName(where, word);
  return where;
}

/** Orders for patients with the name, or with a client of the name whom they come with now. */
function addName(
  where: Conditions,
  { patients, clients }: { patients: readonly number[]; clients: readonly number[] },
) {
  const [named, theirs] = [patients, clients].map((ids) => `${where.bind(`{${ids.join(',')}}`)}::bigint[]`);
  where.always(`${plannedForItsValues} o.id in (select i.order_id from signa.order_line i
    where i.location_id = $1 and i.patient_id = any (array(
      select unnest(${named}) union select k.patient_id from signa.patient_client k
      where k.location_id = $1 and k.client_id = any (${theirs}) and k.is_active)))`);
}
