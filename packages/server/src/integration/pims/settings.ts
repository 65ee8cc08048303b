import type { Outgoing } from '../../outgoing/outgoing.js';

/** Timeouts in milliseconds: a user waits for a read, only the outbox for a write. */
export interface Timeouts {
  readonly read: number;
  readonly write: number;
  /** For all requests of one search or read. */
  readonly whole: number;
}

export const usualTimeouts: Timeouts = { read: 6_000, write: 15_000, whole: 10_000 };

/** What a connection needs besides its settings. */
export interface ConnectionDeps {
  /** Clock in milliseconds, for token expiry. */
  readonly now: () => number;
  readonly timeouts?: Timeouts;
  readonly outgoing: Outgoing;
}
