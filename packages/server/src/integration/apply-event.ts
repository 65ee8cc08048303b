import { applyOrderState } from './apply-order-state.js';
import { applyPharmacyEvent } from './apply-pharmacy-event.js';
import { applyRequest } from './apply-request.js';
import { applyTaskAnswer } from './apply-task-answer.js';
import type { EventOutcome, EventWork } from './event-outcome.js';
import type { InboundEvent } from '../event/inbound-event.js';

/** Applies an event by core's rules; an event that they do not allow changes nothing. */
export function applyEvent(work: EventWork, event: InboundEvent): Promise<EventOutcome> {
  switch (event.type) {
    case 'order.needs-approval':
    case 'recommendation.requested':
    case 'renewal.requested':
      return applyRequest(work, event.type, event.data);
    case 'order.status':
      return applyOrderState(work, event.data, event.timestamp);
    case 'task.approved':
    case 'task.declined':
      return applyTaskAnswer(work, event.type, event.data);
    default:
      return applyPharmacyEvent(work, event.type, event.data);
  }
}
