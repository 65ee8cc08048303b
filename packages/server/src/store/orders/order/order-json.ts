import type { Operations } from '@signa/core/contract';
import { speciesJson } from '../../clients/patient/patient-json.js';
import { productRowJson } from '../../catalog/product/product-json.js';
import { always, columnsOf, instant, text, valueOf, when } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields } from '../../sql/select.js';

type Order = NonNullable<Operations['GetOrder']['data']['order']>;
type Line = Order['lineItems'][number];

/** A stored order; core derives the status texts and costs. */
export type StoredOrder = Omit<Order, 'status' | 'lineItems'> & {
  readonly locationId: string;
  readonly status: string;
  readonly lineItems: readonly StoredOrderLine[];
};
type StoredOrderLine = Omit<Line, 'status' | 'paid' | 'delivered' | 'refunded' | 'voided'> & {
  readonly status: string;
};

const o = columnsOf('order_header as o');
const i = columnsOf('order_line as i');
const pt = columnsOf('patient as pt');
const c = columnsOf('client as c');
const f = columnsOf('pharmacy as f');

/** A patient as shown in the order list, with its clients; of alias `i`. */
const patientJson = valueOf(
  jsonObject({
    id: text(pt.id),
    name: pt.name,
    species: speciesJson('pt.species_code'),
    clients: jsonList(jsonObject({ id: text(c.id), firstName: c.first_name, lastName: c.last_name }), {
      orderBy: 'k.is_primary desc, c.id',
      from: `from signa.patient_client k join signa.client c on c.location_id = k.location_id and c.id = k.client_id
      where k.location_id = pt.location_id and k.patient_id = pt.id and k.is_active`,
    }),
  }),
  'from signa.patient pt where pt.location_id = i.location_id and pt.id = i.patient_id',
);

const linesJson = jsonList(
  jsonObject({
    id: text(i.id),
    status: i.status,
    product: productRowJson('i.product_id'),
    patient: patientJson,
    pharmacy: valueOf(
      jsonObject({ code: f.code, name: f.name }),
      'from signa.pharmacy f where f.code = i.pharmacy_code',
    ),
    prescriptionId: text(i.prescription_id),
    dispensedQuantity: i.quantity,
    amount: i.amount,
    shipped: i.shipped,
    shippedDate: instant(i.shipped_at),
    paidDate: instant(i.paid_at),
    deliveredDate: instant(i.delivered_at),
    refundedDate: instant(i.refunded_at),
    voidedDate: instant(i.voided_at),
    voidedReason: i.voided_reason,
    shipment: i.shipment,
  }),
  {
    orderBy: 'i.id',
    from: 'from signa.order_line i where i.location_id = o.location_id and i.order_id = o.id',
  },
);

/** Stored fields of an order, of alias `o`. */
export const orderFields = fields({
  locationId: o.location_id,
  id: o.id,
  orderNumber: o.order_number,
  orderSummaryOrderNumber: o.summary_number,
  createdAt: o.created_at,
  brvCreatedAtTimestamp: o.brv_created_at,
  amount: o.amount,
  status: o.status,
  origin: o.origin,
  placedBy: when(
    'o.placed_by_type is not null',
    jsonObject({ type: always(o.placed_by_type), name: always(o.placed_by_name) }),
  ),
  shippedDate: o.shipped_at,
  deliveredDate: o.delivered_at,
  lineItems: linesJson,
});
