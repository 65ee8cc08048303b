import type { Operations } from '@signa/core/contract';
import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

export type LineItem = Operations['GetLineItemsByPrescriptionId']['data']['lineItemsByPrescriptionId'][number];

/** The order lines that were filled from a prescription: what the archive gate reads (P-140, C-180). */
export async function lineItemsOf(
  sql: Queryable,
  locationIds: readonly string[],
  prescriptionId: string,
): Promise<LineItem[]> {
  return uncheckedRows<LineItem>(
    sql,
    `select i.id::text as "id", i.order_id::text as "orderId", o.order_number as "orderNumber", i.status as "status",
      i.shipped as "shipped", i.shipment as "shipment"
    from signa.order_line i join signa.order_header o on o.location_id = i.location_id and o.id = i.order_id
    where i.location_id = any ($1) and i.prescription_id = $2 order by i.id`,
    [locationIds, key(prescriptionId)],
  );
}
