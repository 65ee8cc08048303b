import type { Instant } from '@signa/core/time';
import type { Tx } from '../database/database.js';
import type { InboundSource } from './inbound-event.js';

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
