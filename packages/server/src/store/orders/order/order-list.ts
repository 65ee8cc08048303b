import type { OrderFilter } from '@signa/core/orders';
import { takeLimit } from '@signa/core/practice';
import { countedTo } from '@signa/core/prescribing';
import { trimmed } from '@signa/core/base';
import { plannedForItsValues } from '../../../database/statement-name.js';
import { Conditions } from '../../conditions.js';
import { key } from '../../key.js';
import { skip, take } from '../../page.js';
import { findWords } from '../../search/find-words.js';
import { columnsOf, text } from '../../sql/expression.js';
import { fields, select, selectCount, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { orderFields, type StoredOrder } from './order-json.js';

interface OrdersOf extends OrderFilter {
  readonly locationId: string;
}

/** The sort position of an order, newest first. */
interface Place {
  /** As stored, with microseconds. */
  readonly shownAt: string;
  readonly id: string;
}

const newest = 'order by o.shown_at desc, o.id desc';

/** With more lines than this for a name, scanning the newest orders is faster than collecting all lines. */
const collectedTo = 20_000;

/**
 * A page of a location's orders that match core's `isOrderKept`, newest first (C-138, C-176). With `after`, it starts
 * after that order, whatever arrived since; nothing follows an unknown order (C-282).
 *
 * @param few - number of lines with a name up to which they are collected
 */
export async function listOrders(
  sql: Queryable,
  filter: OrdersOf & {
    readonly after?: string | null;
    readonly skip?: number | null;
    readonly take?: number | null;
  },
  few = collectedTo,
): Promise<StoredOrder[]> {
  const place = typeof filter.after === 'string' ? await placeOf(sql, filter.locationId, filter.after) : undefined;
  if (place === null) return [];
  const patients = await namedPatients(sql, filter);
  const isCollected = patients !== null && (await countLines(sql, filter, patients, few + 1)) <= few;
  const where = isCollected
    ? linesOf(filter, patients, place && followsAs('i.order_shown_at', 'i.order_id', place))
    : keptBy(filter, patients, place && followsAs('o.shown_at', 'o.id', place));
  const [taken, skipped] = [take(filter.take), skip(filter.skip)];
  const found = isCollected
    ? linesAsOrders(where)
    : ofEachStatus(where, filter, `${newest} limit ${where.bind(skipped + taken)}`);
  const paging = `limit ${where.bind(taken)} offset ${where.bind(skipped)}`;
  return rows(
    sql,
    // The page is found with an index only; lines, patients, and products are then read for its orders alone.
    statement(
      orderFields,
      (list) => `with page as materialized (select o.id, o.shown_at from ${found} ${newest} ${paging})
    select ${list} from page join signa.order_header o on o.location_id = $1 and o.id = page.id
    ${newest}`,
    ),
    where.values,
  );
}

/** Number of orders, counted up to the limit of a list count (C-176, P-275). */
export async function countOrders(sql: Queryable, filter: OrdersOf): Promise<number> {
  const patients = await namedPatients(sql, filter);
  const where = patients === null ? keptBy(filter, null) : linesOf(filter, patients);
  const most = `limit ${where.bind(countedTo + 1)}`;
  const found = patients === null ? ofEachStatus(where, filter, most) : linesAsOrders(where);
  const { count } = await single(sql, selectCount(`from (select from ${found} ${most}) kept`), where.values);
  return count;
}

const newestOfPatients = statement(
  orderFields,
  (list) => `with of_patients as materialized (
      select distinct i.location_id, i.order_id from signa.order_line i where i.location_id = any ($1) and i.patient_id = any ($2::bigint[])
    )
    select ${list} from signa.order_header o
      join of_patients p on p.location_id = o.location_id and p.order_id = o.id
    ${newest} limit ${takeLimit}`,
);

/** The newest orders with a line for one of these patients (C-177). */
export function listOrdersOfPatients(
  sql: Queryable,
  locationIds: readonly string[],
  patientIds: readonly string[],
): Promise<StoredOrder[]> {
  return rows(sql, newestOfPatients, [locationIds, patientIds.map(key)]);
}

/**
 * Orders of alias `o`: the newest per requested status, or of all, because an index cannot order across several
 * statuses.
 */
function ofEachStatus(where: Conditions, { statusFilter }: OrdersOf, rest: string): string {
  const found = (also: string) =>
    `select o.id, o.shown_at from signa.order_header o where ${where.text} ${also} ${rest}`;
  if (!statusFilter?.length) return `(${found('')}) o`;
  return `unnest(${where.bind(statusFilter)}::text[]) lead (status)
    cross join lateral (${found('and o.status = lead.status')}) o`;
}

const o = columnsOf('order_header as o');
const placeById = select(
  fields({ shownAt: text(o.shown_at), id: o.id }),
  'from signa.order_header o where o.location_id = $1 and o.id = $2',
);

async function placeOf(sql: Queryable, locationId: string, id: string): Promise<Place | null> {
  const [place] = await rows(sql, placeById, [key(locationId), key(id)]);
  return place ?? null;
}

/** Restricts to orders after a position. */
type Follows = (where: Conditions) => Conditions;

function followsAs(shownAt: string, id: string, place: Place): Follows {
  return (where) =>
    where.always(`(${shownAt}, ${id}) < (${where.bind(place.shownAt)}::timestamptz, ${where.bind(place.id)}::bigint)`);
}

const anywhere: Follows = (where) => where;

function keptBy(filter: OrdersOf, patients: readonly number[] | null, follows = anywhere): Conditions {
  const where = follows(
    timed('o.shown_at', filter, new Conditions().with('o.location_id = ?', key(filter.locationId))),
  );
  if (patients === null) return where;
  // Evaluated per order instead of joined, because the newest matches are found early.
  return where.always(`${plannedForItsValues} (select true from signa.order_line i
    where i.location_id = $1 and i.order_id = o.id and i.patient_id = any (${where.bind(arrayOf(patients))}::bigint[]) limit 1)`);
}

/** Lines of alias `i` for these patients, filtered by what the line stores about its order. */
function linesOf(filter: OrdersOf, patients: readonly number[], follows = anywhere): Conditions {
  const where = new Conditions().with('i.location_id = ?', key(filter.locationId));
  where.always(`${plannedForItsValues} i.patient_id = any (${where.bind(arrayOf(patients))}::bigint[])`);
  const { statusFilter } = filter;
  return follows(timed('i.order_shown_at', filter, where)).with(
    'i.order_status = any (?)',
    statusFilter?.length ? statusFilter : null,
  );
}

const timed = (at: string, { startDateFilter, endDateFilter }: OrdersOf, where: Conditions) =>
  where.with(`${at} >= ?`, startDateFilter).with(`${at} <= ?`, endDateFilter);

const linesAsOrders = (where: Conditions) =>
  `(select distinct i.order_id as id, i.order_shown_at as shown_at from signa.order_line i where ${where.text}) o`;

async function countLines(
  sql: Queryable,
  filter: OrdersOf,
  patients: readonly number[],
  most: number,
): Promise<number> {
  const where = linesOf(filter, patients);
  const { count } = await single(
    sql,
    selectCount(`from (select from signa.order_line i where ${where.text} limit ${where.bind(most)}) lines`),
    where.values,
  );
  return count;
}

/** The patients with the name and those of clients with the name; `null` without a name filter. */
async function namedPatients(sql: Queryable, filter: OrdersOf): Promise<readonly number[] | null> {
  const text = trimmed(filter.nameSearchInput);
  const [word] = text === '' ? [] : await findWords(sql, filter.locationId, [{ text }]);
  if (!word) return null;
  const theirs =
    word.clients.length === 0
      ? []
      : await rows(sql, patientsOfClients, [key(filter.locationId), arrayOf(word.clients)]);
  return [...new Set([...word.patients, ...theirs.map(({ id }) => Number(id))])];
}

const k = columnsOf('patient_client as k');
const patientsOfClients = statement(
  fields({ id: k.patient_id }),
  (list) => `select distinct ${list} from signa.patient_client k
    where k.location_id = $1 and k.client_id = any ($2::bigint[]) and k.is_active`,
);

const arrayOf = (ids: readonly number[]) => `{${ids.join(',')}}`;
