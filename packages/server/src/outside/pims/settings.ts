import type { Outgoing } from '../../outgoing/outgoing.js';

/** Milliseconds to wait for an answer: a person waits for a read, only the outbox for a write. */
export interface Timeouts {
  readonly read: number;
  readonly write: number;
  /** For all that a search or a look-up asks together. */
  readonly whole: number;
}

export const usualTimeouts: Timeouts = { read: 6_000, write: 15_000, whole: 10_000 };

/** What a connection needs beside its settings. */
export interface ConnectionNeeds {
  /** Milliseconds of the clock, which tokens end by. */
  readonly now: () => number;
  readonly timeouts?: Timeouts;
  readonly outgoing: Outgoing;
}
