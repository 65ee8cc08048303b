import type { Operations } from '@signa/core/contract';
import { productRowJson } from '../product/product-json.js';
import { speciesJson } from '../patient/patient-json.js';

type Order = NonNullable<Operations['GetOrder']['data']['order']>;
type Line = Order['lineItems'][number];

/** An order as it is stored: what its statuses say, and what it costs, is core's to tell. */
export type StoredOrder = Omit<Order, 'status' | 'lineItems'> & {
  readonly locationId: string;
  readonly status: string;
  readonly lineItems: readonly StoredOrderLine[];
};
type StoredOrderLine = Omit<Line, 'status' | 'paid' | 'delivered' | 'refunded' | 'voided'> & {
  readonly status: string;
};

const instant = (column: string) => `signa.instant(${column})`;

/** A patient as the list of orders names it, with those it comes with; of alias `i`. */
const patientJson = `(select json_build_object('id', pt.id::text, 'name', pt.name, 'species', ${speciesJson('pt.species_code')},
    'clients', (select coalesce(json_agg(json_build_object('id', c.id::text, 'firstName', c.first_name, 'lastName', c.last_name)
        order by k.is_primary desc, c.id), '[]')
      from signa.patient_client k join signa.client c on c.location_id = k.location_id and c.id = k.client_id
      where k.location_id = pt.location_id and k.patient_id = pt.id and k.is_active))
  from signa.patient pt where pt.location_id = i.location_id and pt.id = i.patient_id)`;

const linesJson = `(select coalesce(json_agg(json_build_object('id', i.id::text, 'status', i.status,
    'product', ${productRowJson('i.product_id')}, 'patient', ${patientJson},
    'pharmacy', (select json_build_object('code', f.code, 'name', f.name) from signa.pharmacy f where f.code = i.pharmacy_code),
    'prescriptionId', i.prescription_id::text, 'dispensedQuantity', i.quantity, 'amount', i.amount,
    'shipped', i.shipped, 'shippedDate', ${instant('i.shipped_at')}, 'paidDate', ${instant('i.paid_at')},
    'deliveredDate', ${instant('i.delivered_at')}, 'refundedDate', ${instant('i.refunded_at')},
    'voidedDate', ${instant('i.voided_at')}, 'voidedReason', i.voided_reason, 'shipment', i.shipment) order by i.id), '[]')
  from signa.order_line i where i.location_id = o.location_id and i.order_id = o.id)`;

/** The columns of a stored order, of alias `o`. */
export const orderColumns = `o.location_id::text as "locationId", o.id::text as "id", o.order_number as "orderNumber",
    o.summary_number as "orderSummaryOrderNumber", ${instant('o.created_at')} as "createdAt",
    ${instant('o.brv_created_at')} as "brvCreatedAtTimestamp", o.amount as "amount", o.status as "status", o.origin as "origin",
    case when o.placed_by_type is not null then json_build_object('type', o.placed_by_type, 'name', o.placed_by_name) end as "placedBy",
    ${instant('o.shipped_at')} as "shippedDate", ${instant('o.delivered_at')} as "deliveredDate", ${linesJson} as "lineItems"`;
