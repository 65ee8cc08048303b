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

/** A status as it travels, with what screens show of it (C-133, C-198). */
export interface DescribedStatus {
  readonly code: string;
  readonly description: string;
}

/** Codes whose own letters are no words to show: this one is kept as the storefront spells it (C-132). */
const descriptions: Readonly<Record<string, string>> = { 'shipped-recieved': 'Shipped-received' };

/**
 * A status with its description: its code with a capital, dashes and all, which the display makes spaces.
 *
 * @param code - of an order or a line; one that nobody knows describes itself
 * @see C-132, C-133
 */
export function describedStatus(code: string): DescribedStatus {
  return { code, description: descriptions[code] ?? code.charAt(0).toUpperCase() + code.slice(1) };
}

/** What the status filter offers, in the order of C-132; the id is the place in it. @see C-178 */
export const orderStatusOptions: readonly { readonly id: string; readonly code: OrderStatus }[] = orderStatuses.map(
  (code, index) => ({ id: `${index + 1}`, code }),
);
