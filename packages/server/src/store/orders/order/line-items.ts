import type { Operations } from '@signa/core/contract';
import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

type LineItem = Operations['GetLineItemsByPrescriptionId']['data']['lineItemsByPrescriptionId'][number];

const i = columnsOf('order_line as i');
const o = columnsOf('order_header as o');
const filledFrom = select(
  fields({
    id: i.id,
    orderId: i.order_id,
    orderNumber: o.order_number,
    status: i.status,
    shipped: i.shipped,
    shipment: i.shipment,
  }),
  `from signa.order_line i join signa.order_header o on o.location_id = i.location_id and o.id = i.order_id
    where i.location_id = any ($1) and i.prescription_id = $2 order by i.id`,
);

/** The order lines filled from a prescription, which the archive gate reads (P-140, C-180). */
export async function lineItemsOf(
  sql: Queryable,
  locationIds: readonly string[],
  prescriptionId: string,
): Promise<LineItem[]> {
  return rows(sql, filledFrom, [locationIds, key(prescriptionId)]);
}
