import type { Instant } from '@signa/core/base';
import type { Tx } from '../database/database.js';
import type { InboundSource } from '../event/inbound-event.js';

/** What became of an event: done, with what the sender should know, kept until its turn comes, or why it never will. */
export type EventOutcome =
  | { readonly outcome: 'applied'; readonly reason?: string }
  | { readonly outcome: 'waiting' | 'refused'; readonly reason: string };

export const applied: EventOutcome = { outcome: 'applied' };

/** One transaction, the moment, and who tells. */
export interface EventWork {
  readonly tx: Tx;
  readonly now: Instant;
  readonly source: InboundSource;
}
