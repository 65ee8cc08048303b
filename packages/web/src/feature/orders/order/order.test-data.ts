import type { Operations } from '@signa/core/contract';
import { describedStatus } from '@signa/core/orders';

type Order = NonNullable<Operations['GetOrder']['data']['order']>;
type Line = Order['lineItems'][number];

/** An order line for Otis of Marcus Thibodeaux, shipped by UPS. */
export const orderLine = (more: Partial<Omit<Line, 'status'>> & { readonly status?: string } = {}): Line => ({
  id: '71',
  product: {
    id: '3',
    title: 'Galliprant Tablets',
    productPresentation: { id: '1', description: 'Tablet', image: 'tablet' },
    strengthDisplay: '60 mg',
    unitMeasure: { description: 'tablet' },
    packsizeQty: 90,
    productApprovalType: 'Rx',
    classification: 'NSAID',
    isControlled: false,
    deaSchedule: null,
    isActive: true,
  },
  patient: {
    id: '9',
    name: 'Otis',
    species: { code: 'canine', name: 'Canine', icon: 'dog' },
    clients: [{ id: '5', firstName: 'Marcus', lastName: 'Thibodeaux' }],
  },
  pharmacy: { code: 'RVP', name: 'Ridgeline Veterinary Pharmacy' },
  prescriptionId: '41',
  dispensedQuantity: 90,
  amount: 204.99,
  shipped: true,
  shippedDate: null,
  paid: true,
  paidDate: '2026-11-20T15:15:00.000Z',
  delivered: false,
  deliveredDate: null,
  refunded: false,
  refundedDate: null,
  voided: false,
  voidedDate: null,
  voidedReason: null,
  shipment: { trackingNumber: '1Z99', trackingURL: null, carrier: 'UPS' },
  ...more,
  status: describedStatus(more.status ?? 'shipped'),
});

/** An order with one line, placed by the client. */
export const orderPlaced = (more: Partial<Omit<Order, 'status'>> & { readonly status?: string } = {}): Order => ({
  id: '7',
  orderNumber: '88017',
  orderSummaryOrderNumber: null,
  createdAt: '2026-11-20T15:15:00.000Z',
  brvCreatedAtTimestamp: null,
  amount: 204.99,
  origin: 'web',
  placedBy: { type: 'client', name: 'Marcus Thibodeaux' },
  shippedDate: null,
  deliveredDate: null,
  lineItems: [orderLine()],
  ...more,
  status: describedStatus(more.status ?? 'in-progress'),
});
