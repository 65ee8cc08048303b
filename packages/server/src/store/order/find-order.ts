import type { Operations } from '@signa/core/operation';
import { key } from '../key.js';
import { type Queryable, rows } from '../statement.js';

type Order = NonNullable<Operations['GetOrder']['data']['order']>;
/** An order as it is stored; which of its lines are voided is core's to say. */
export type StoredOrder = Omit<Order, 'lineItems'> & {
  readonly locationId: string;
  readonly lineItems: readonly Omit<Order['lineItems'][number], 'voided'>[];
};

/** One order with its lines, if the caller may know it exists (C-179). */
export async function findOrder(
  sql: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<StoredOrder | null> {
  const [found] = await rows<StoredOrder>(
    sql,
    `select o.location_id::text as "locationId", o.id::text as "id", o.order_number as "orderNumber", o.status as "status",
      case when o.placed_by_type is not null then json_build_object('type', o.placed_by_type, 'name', o.placed_by_name) end as "placedBy",
      (select coalesce(json_agg(json_build_object('id', i.id::text, 'status', i.status, 'shipped', i.shipped,
        'shipment', i.shipment) order by i.id), '[]')
      from signa.order_line i where i.location_id = o.location_id and i.order_id = o.id) as "lineItems"
    from signa.order_header o where o.location_id = any ($1) and o.id = $2`,
    [locationIds, key(id)],
  );
  return found ?? null;
}
