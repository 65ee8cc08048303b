import type { Instant } from '@signa/core/base';
import type { Tx } from '../database/database.js';
import type { InboundSource } from '../event/inbound-event.js';

/**
 * The outcome of an event: applied, with information for the sender; stored until an earlier event arrives; or rejected
 * with the reason.
 */
export type EventOutcome =
  | { readonly outcome: 'applied'; readonly reason?: string }
  | { readonly outcome: 'waiting' | 'refused'; readonly reason: string };

export const applied: EventOutcome = { outcome: 'applied' };

/** The transaction, the current time, and the sender. */
export interface EventWork {
  readonly tx: Tx;
  readonly now: Instant;
  readonly source: InboundSource;
}
