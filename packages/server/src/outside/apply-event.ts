import type { Instant } from '@signa/core/time';
import type { Tx } from '../database/database.js';
import { applyOrderState } from './apply-order-state.js';
import { applyPharmacyEvent } from './apply-pharmacy-event.js';
import { applyRequest } from './apply-request.js';
import { applyTaskAnswer } from './apply-task-answer.js';
import type { InboundEvent, InboundSource } from './inbound-event.js';

/** What became of an event: done, kept until its turn comes, or kept with the reason why it never will. */
export type EventOutcome =
  | { readonly outcome: 'applied'; readonly reason?: undefined }
  | { readonly outcome: 'waiting' | 'refused'; readonly reason: string };

export const applied: EventOutcome = { outcome: 'applied' };

/** One transaction, the moment, and who tells. */
export interface EventWork {
  readonly tx: Tx;
  readonly now: Instant;
  readonly source: InboundSource;
}

/** Applies an event by core's rules; what they do not allow changes nothing. */
export function applyEvent(work: EventWork, event: InboundEvent): Promise<EventOutcome> {
  switch (event.type) {
    case 'order.needs-approval':
    case 'recommendation.requested':
    case 'renewal.requested':
      return applyRequest(work, event.type, event.data);
    case 'order.status':
      return applyOrderState(work, event.data);
    case 'task.approved':
    case 'task.declined':
      return applyTaskAnswer(work, event.type, event.data);
    default:
      return applyPharmacyEvent(work, event.type, event.data);
  }
}
