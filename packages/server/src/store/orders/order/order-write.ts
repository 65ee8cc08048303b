import { isLineFinished } from '@signa/core/prescribing';
import type { Instant } from '@signa/core/base';
import type { OrderState } from '../../../event/inbound-event.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { lockPrescriptions } from './lock-prescriptions.js';

/**
 * Result of storing an order: the lines stored without the prescription that they name, because nothing is filled from
 * it.
 */
interface WrittenOrder {
  readonly unlinkedLines: readonly string[];
}

/**
 * Writes an order and its lines over the stored state. A line keeps no unknown prescription or patient, and an open
 * line no archived prescription, because an archived prescription has no open order (P-140). No line is filled from an
 * external prescription (P-302).
 *
 * @param reportedAt - when the storefront had this state
 * @returns null when a later state is already stored: nothing changes then
 */
export async function writeOrder(tx: Queryable, order: OrderState, reportedAt: Instant): Promise<WrittenOrder | null> {
  const locked = await lockPrescriptions(tx, order);
  const orderId = await writeHeader(tx, order, reportedAt);
  if (orderId === null) return null;
  const unlinkedLines: string[] = [];
  for (const line of order.lines) {
    const of = locked.ofLine(line);
    const isKept =
      of === null ||
      (of.mayBeFilled && (!of.archived || isLineFinished({ status: line.status, shipment: line.shipment })));
    if (!isKept) unlinkedLines.push(line.lineId);
    await writeLine(tx, order.locationId, orderId, line, isKept && of ? of.id : null);
  }
  return { unlinkedLines };
}

const insertHeader = statement(
  fields({ id: columnsOf('order_header as o').id }),
  (
    list,
  ) => `insert into signa.order_header as o (location_id, external_id, order_number, status, created_at, placed_by_type, placed_by_name, told_at,
      summary_number, brv_created_at, amount, origin, shipped_at, delivered_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
    on conflict (location_id, external_id) do update set order_number = excluded.order_number, status = excluded.status, told_at = excluded.told_at,
      summary_number = excluded.summary_number, brv_created_at = excluded.brv_created_at, amount = excluded.amount,
      origin = excluded.origin, shipped_at = excluded.shipped_at, delivered_at = excluded.delivered_at
      where o.told_at is null or o.told_at <= excluded.told_at
    returning ${list}`,
);

async function writeHeader(tx: Queryable, order: OrderState, reportedAt: Instant): Promise<string | null> {
  const [written] = await rows(tx, insertHeader, [
    order.locationId,
    order.orderId,
    order.orderNumber,
    order.status,
    order.createdAt,
    order.placedBy?.type ?? null,
    order.placedBy?.name ?? null,
    reportedAt,
    order.summaryNumber ?? null,
    order.brvCreatedAt ?? null,
    order.amount ?? null,
    order.origin ?? null,
    order.shippedAt ?? null,
    order.deliveredAt ?? null,
  ]);
  return written?.id ?? null;
}

async function writeLine(
  tx: Queryable,
  locationId: string,
  orderId: string,
  line: OrderState['lines'][number],
  prescriptionId: string | null,
): Promise<void> {
  await rows(
    tx,
    `insert into signa.order_line (location_id, order_id, external_id, prescription_id, patient_id, product_id, quantity, amount, status, shipped, shipment,
      pharmacy_code, shipped_at, paid_at, delivered_at, refunded_at, voided_at, voided_reason)
    values ($1, $2, $3, $4, (select id from signa.patient where location_id = $1 and id = $5 for key share), (select id from signa.product where id = $6),
      $7, $8, $9, $10, $11, (select code from signa.pharmacy where code = $12), $13, $14, $15, $16, $17, $18)
    on conflict (location_id, external_id) do update set prescription_id = excluded.prescription_id,
      quantity = excluded.quantity, amount = excluded.amount, status = excluded.status, shipped = excluded.shipped, shipment = excluded.shipment,
      pharmacy_code = excluded.pharmacy_code, shipped_at = excluded.shipped_at, paid_at = excluded.paid_at,
      delivered_at = excluded.delivered_at, refunded_at = excluded.refunded_at, voided_at = excluded.voided_at, voided_reason = excluded.voided_reason`,
    [
      locationId,
      orderId,
      line.lineId,
      prescriptionId,
      line.patientId ?? null,
      line.productId ?? null,
      line.quantity ?? null,
      line.amount ?? null,
      line.status,
      line.shipped,
      line.shipment ? JSON.stringify(line.shipment) : null,
      line.pharmacyCode ?? null,
      line.shippedAt ?? null,
      line.paidAt ?? null,
      line.deliveredAt ?? null,
      line.refundedAt ?? null,
      line.voidedAt ?? null,
      line.voidedReason || null,
    ],
  );
}
