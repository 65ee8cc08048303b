import type { Instant } from '../../base/time/index.js';

/** An entry of the audit, with the record as it was and as it is; neither is told. */
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

/** A message that leaves, as the outbox keeps it: what was tried last, and not each try. */
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

/** A signed message of the pharmacy or the storefront, with what became of it. */
export interface EventFact {
  readonly source: string;
  readonly eventId: string;
  readonly type: string;
  readonly receivedAt: Instant;
  readonly subject: string;
  readonly outcome: string;
  readonly reason: string | null;
}

/** An import out of the practice system that made the record. */
export interface ImportFact {
  readonly id: string;
  readonly at: Instant;
  readonly byName: string;
  readonly subject: string;
  readonly undoneAt: Instant | null;
  readonly undoneByName: string | null;
}

/** When the practice system was read last for a record, and when it last told that the record changed there. */
export interface ReadingFact {
  readonly subject: string;
  readonly readAt: Instant | null;
  readonly toldAt: Instant | null;
}

/** What support did to the record with the eyes of somebody; the same once more is counted. */
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

/** All that is known of what happened to a record. */
export interface TimelineFacts {
  readonly changes: readonly ChangeFact[];
  readonly messages: readonly MessageFact[];
  readonly events: readonly EventFact[];
  readonly imports: readonly ImportFact[];
  readonly readings: readonly ReadingFact[];
  readonly visits: readonly VisitFact[];
}
