import { formatDateTime, type Instant } from '../../base/time/index.js';
import { trimmed } from '../../base/text/index.js';

/** The user who placed an order (C-198). */
export interface PlacedBy {
  readonly type: string;
  readonly name: string | null;
}

/**
 * The user who placed an order, as shown on a card: 'Customer Support', the vet's name or 'Vet', or another user's name
 * or nothing.
 *
 * @see C-135
 */
export function placedByLabel({ type, name }: PlacedBy): string {
  if (type === 'cs') return 'Customer Support';
  return trimmed(name) || (type === 'vet' ? 'Vet' : '');
}

/** The alternative fields for the number and the time of an order (C-198). */
export interface OrderHead {
  readonly orderNumber: string;
  readonly orderSummaryOrderNumber: string | null;
  readonly createdAt: Instant;
  readonly brvCreatedAtTimestamp: Instant | null;
}

/** The number shown on a card (C-136). */
export function orderNumberShown({ orderNumber, orderSummaryOrderNumber }: OrderHead): string {
  return trimmed(orderSummaryOrderNumber) || orderNumber;
}

/**
 * The time shown on a card, MM-DD-YYYY hh:mm A.
 *
 * @param timeZone - `Location.timeZone`; `null` is America/New_York
 * @throws RangeError on an invalid instant
 * @see C-136, P-008
 */
export function orderTimeShown({ createdAt, brvCreatedAtTimestamp }: OrderHead, timeZone: string | null): string {
  return formatDateTime(brvCreatedAtTimestamp || createdAt, timeZone);
}
