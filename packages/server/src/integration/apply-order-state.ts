import type { Instant } from '@signa/core/base';
import { writeOrder } from '../store/orders/order/order-write.js';
import { recordChange } from '../store/proof.js';
import type { EventOutcome, EventWork } from './event-outcome.js';
import type { OrderState } from '../event/inbound-event.js';

/**
 * An order and its lines as of the storefront's time; the archive gate reads the lines (P-140). A late event does not
 * overwrite a later state.
 */
export async function applyOrderState(
  { tx, now, source }: EventWork,
  order: OrderState,
  reportedAt: Instant,
): Promise<EventOutcome> {
  const written = await writeOrder(tx, order, reportedAt);
  if (!written) return { outcome: 'refused', reason: 'A later state of this order is known' };
  await recordChange(tx, {
    locationId: order.locationId,
    at: now,
    who: { username: source },
    operation: 'order.status',
    subject: `order:${order.orderId}`,
    before: null,
    after: order,
    messages: [],
  });
  const { unlinkedLines } = written;
  if (unlinkedLines.length === 0) return { outcome: 'applied' };
  return {
    outcome: 'applied',
    reason: `Nothing more is filled from a prescription that was archived or issued elsewhere: ${unlinkedLines.join(', ')} is kept without it`,
  };
}
