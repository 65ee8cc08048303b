import { describedStatus, lineStatuses, orderStatuses } from '../../orders/order/index.js';
import type { FieldTable } from './field-table.js';

const statuses = Object.fromEntries(
  [...orderStatuses, ...lineStatuses].map((code) => [code, describedStatus(code).description.replaceAll('-', ' ')]),
);

/** Orders as reported by the storefront, and what it requests of a practice. */
export const orderFields: FieldTable = {
  orderId: null,
  lineId: null,
  orderNumber: 'Order number',
  summaryNumber: 'Summary number',
  'order.status': { label: 'Status', codes: statuses },
  'lines.status': { label: 'Status', codes: statuses },
  createdAt: 'Ordered',
  brvCreatedAt: 'Ordered',
  amount: 'Amount',
  placedBy: 'Placed by',
  'placedBy.type': null,
  lines: 'Line',
  patientId: { label: 'Patient', of: 'patient' },
  clientId: { label: 'Client', of: 'client' },
  quantity: 'Quantity',
  shipped: 'Shipped',
  shipment: 'Shipment',
  trackingNumber: 'Tracking number',
  trackingURL: null,
  carrier: 'Carrier',
  pharmacyCode: null,
  shippedAt: 'Shipped',
  paidAt: 'Paid',
  deliveredAt: 'Delivered',
  refundedAt: 'Refunded',
  voidedAt: 'Voided',
  voidedReason: 'Reason',
  remainingQuantity: 'Remaining quantity',
};
