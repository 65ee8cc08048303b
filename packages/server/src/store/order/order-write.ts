import type { OrderState } from '../../outside/inbound-event.js';
import { type Queryable, rows, single } from '../statement.js';

/** Writes an order and its lines over what was known of them; a line that names an unknown prescription or patient keeps none. */
export async function writeOrder(tx: Queryable, order: OrderState): Promise<void> {
  const { id } = await single<{ id: string }>(
    tx,
    `insert into signa.order_header (location_id, external_id, order_number, status, created_at, placed_by_type, placed_by_name)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (location_id, external_id) do update set order_number = excluded.order_number, status = excluded.status
    returning id::text`,
    [
      order.locationId,
      order.orderId,
      order.orderNumber,
      order.status,
      order.createdAt,
      order.placedBy?.type ?? null,
      order.placedBy?.name ?? null,
    ],
  );
  for (const line of order.lines) await writeLine(tx, order.locationId, id, line);
}

async function writeLine(
  tx: Queryable,
  locationId: string,
  orderId: string,
  line: OrderState['lines'][number],
): Promise<void> {
  await rows(
    tx,
    `insert into signa.order_line (location_id, order_id, external_id, prescription_id, patient_id, product_id, quantity, amount, status, shipped, shipment)
    values ($1, $2, $3, (select id from signa.prescription where location_id = $1 and id = $4),
      (select id from signa.patient where location_id = $1 and id = $5), (select id from signa.product where id = $6), $7, $8, $9, $10, $11)
    on conflict (location_id, external_id) do update set prescription_id = coalesce(excluded.prescription_id, signa.order_line.prescription_id),
      quantity = excluded.quantity, amount = excluded.amount, status = excluded.status, shipped = excluded.shipped, shipment = excluded.shipment`,
    [
      locationId,
      orderId,
      line.lineId,
      line.prescriptionId ?? null,
      line.patientId ?? null,
      line.productId ?? null,
      line.quantity ?? null,
      line.amount ?? null,
      line.status,
      line.shipped,
      line.shipment ? JSON.stringify(line.shipment) : null,
    ],
  );
}
