/** The statuses of an order (C-132). */
export const orderStatuses = [
  'in-progress',
  'completed',
  'canceled',
  'refunded',
  'shipped',
  'ready-for-fulfillment',
  'sent-to-fulfillment',
  'fulfilled',
  'voided',
  'duplicate',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The statuses of a shipment, spelled as they travel (C-132). */
export const shipmentStatuses = [
  'shipped',
  'picked-up',
  'shipped-recieved',
  'delivered',
  'refunded',
  'cancelled',
  'void',
  'voided',
] as const;

/** The statuses of a line: those of a shipment, and the two before it (C-132). */
export const lineStatuses = ['in-progress', 'ready-for-fulfillment', ...shipmentStatuses] as const;
export type LineStatus = (typeof lineStatuses)[number];
