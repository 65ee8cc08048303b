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

/** The statuses of a shipment, in the spelling of the API (C-132). */
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

/** The statuses of a line: two before shipment, and those of a shipment (C-132). */
export const lineStatuses = ['in-progress', 'ready-for-fulfillment', ...shipmentStatuses] as const;
export type LineStatus = (typeof lineStatuses)[number];

/** A status as in the API, with the text that screens show (C-133, C-198). */
export interface DescribedStatus {
  readonly code: string;
  readonly description: string;
}

/** Codes that do not form readable words: this one has the spelling of the storefront (C-132). */
const descriptions: ReadonlyMap<string, string> = new Map([['shipped-recieved', 'Shipped-received']]);

/**
 * A status with its description: its code with a capital and its dashes, which the display turns into spaces.
 *
 * @param code - of an order or a line; an unknown one is its own description
 * @see C-132, C-133
 */
export function describedStatus(code: string): DescribedStatus {
  return { code, description: descriptions.get(code) ?? code.charAt(0).toUpperCase() + code.slice(1) };
}

/** The options of the status filter, in the order of C-132; the ID is the position. @see C-178 */
export const orderStatusOptions: readonly { readonly id: string; readonly code: OrderStatus }[] = orderStatuses.map(
  (code, index) => ({ id: `${index + 1}`, code }),
);
