import { key } from '../../key.js';
import { select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { orderFields, type StoredOrder } from './order-json.js';

const byId = select(orderFields, 'from signa.order_header o where o.location_id = any ($1) and o.id = $2');

/** An order with its lines, if the caller can access it (C-179). */
export async function findOrder(
  sql: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<StoredOrder | null> {
  const [found] = await rows(sql, byId, [locationIds, key(id)]);
  return found ?? null;
}
