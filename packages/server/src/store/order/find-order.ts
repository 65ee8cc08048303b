import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';
import { orderColumns, type StoredOrder } from './order-json.js';

/** One order with its lines, if the caller may know it exists (C-179). */
export async function findOrder(
  sql: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<StoredOrder | null> {
  const [found] = await uncheckedRows<StoredOrder>(
    sql,
    `select ${orderColumns} from signa.order_header o where o.location_id = any ($1) and o.id = $2`,
    [locationIds, key(id)],
  );
  return found ?? null;
}
