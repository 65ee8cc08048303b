import type { Instant } from '../../base/time/index.js';

/** An audit entry, with the previous and new record, whose values are not shown. */
export interface ChangeFact {
  readonly sequence: string;
  readonly at: Instant;
  readonly username: string;
  readonly name: string | null;
  readonly impersonatedUsername: string | null;
  readonly impersonatedName: string | null;
  readonly operation: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** An outgoing message as stored in the outbox: only the last attempt. */
export interface MessageFact {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly createdAt: Instant;
  readonly attempts: number;
  readonly lastAttemptAt: Instant | null;
  readonly nextAttemptAt: Instant | null;
  readonly deliveredAt: Instant | null;
  readonly failedAt: Instant | null;
  readonly lastError: string | null;
}

/** A signed message from the pharmacy or the storefront, with its outcome. */
export interface EventFact {
  readonly source: string;
  readonly eventId: string;
  readonly type: string;
  readonly receivedAt: Instant;
  readonly subject: string;
  readonly outcome: string;
  readonly reason: string | null;
}

/** The import from the practice system that created the record. */
export interface ImportFact {
  readonly id: string;
  readonly at: Instant;
  readonly byName: string;
  readonly subject: string;
  readonly undoneAt: Instant | null;
  readonly undoneByName: string | null;
}

/** When a record was last read from the practice system, and when that last reported a change. */
export interface ReadingFact {
  readonly subject: string;
  readonly readAt: Instant | null;
  readonly reportedAt: Instant | null;
}

/** What support did to the record while impersonating; repetitions are counted. */
export interface VisitFact {
  readonly id: string;
  readonly supportName: string;
  readonly personName: string;
  readonly reason: string;
  readonly kind: 'page' | 'read' | 'write' | 'refused' | 'unlocked' | 'locked';
  readonly operation: string | null;
  readonly subject: string;
  readonly refusal: string | null;
  readonly times: number;
  readonly firstAt: Instant;
  readonly lastAt: Instant;
}

/** All known events of a record. */
export interface TimelineFacts {
  readonly changes: readonly ChangeFact[];
  readonly messages: readonly MessageFact[];
  readonly events: readonly EventFact[];
  readonly imports: readonly ImportFact[];
  readonly readings: readonly ReadingFact[];
  readonly visits: readonly VisitFact[];
}
