import { formatDateTime, type Instant } from '../../base/time/index.js';
import { trimmed } from '../../base/text/index.js';

/** Who placed an order (C-198). */
export interface PlacedBy {
  readonly type: string;
  readonly name: string | null;
}

/**
 * Who placed an order, as a card says it: 'Customer Support', the vet's name or 'Vet', or another's name or nothing.
 *
 * @see C-135
 */
export function placedByLabel({ type, name }: PlacedBy): string {
  if (type === 'cs') return 'Customer Support';
  return trimmed(name) || (type === 'vet' ? 'Vet' : '');
}

/** The two fields each that hold number and time of an order (C-198). */
export interface OrderHead {
  readonly orderNumber: string;
  readonly orderSummaryOrderNumber: string | null;
  readonly createdAt: Instant;
  readonly brvCreatedAtTimestamp: Instant | null;
}

/** The number a card shows (C-136). */
export function orderNumberShown({ orderNumber, orderSummaryOrderNumber }: OrderHead): string {
  return trimmed(orderSummaryOrderNumber) || orderNumber;
}

/**
 * The time a card shows, MM-DD-YYYY hh:mm A.
 *
 * @param timeZone - `Location.timeZone`; `null` is America/New_York
 * @throws RangeError on an impossible instant
 * @see C-136, P-008
 */
export function orderTimeShown({ createdAt, brvCreatedAtTimestamp }: OrderHead, timeZone: string | null): string {
  return formatDateTime(brvCreatedAtTimestamp || createdAt, timeZone);
}
