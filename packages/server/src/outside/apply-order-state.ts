import { recordChange } from '../store/proof.js';
import { writeOrder } from '../store/order/order-write.js';
import { applied, type EventOutcome, type EventWork } from './event-outcome.js';
import type { OrderState } from './inbound-event.js';

/** An order and its lines as the storefront sees them now; the archive gate reads the lines (P-140). */
export async function applyOrderState({ tx, now, source }: EventWork, order: OrderState): Promise<EventOutcome> {
  await writeOrder(tx, order);
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
  return applied;
}
