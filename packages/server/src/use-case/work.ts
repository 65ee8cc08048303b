import type { Instant } from '@signa/core/time';
import type { Actor } from '../access/actor.js';
import type { Assignment } from '../access/actor-facts.js';
import type { Queryable } from '../store/statement.js';
import type { Guard } from './guard/guard.js';

/** The person at the location concerned: in whose name a change is recorded (P-004). */
export interface Acting {
  readonly id: string;
  readonly uuid: string;
  readonly displayName: string;
  readonly assignment: Assignment;
  /** The support user behind the person, when they impersonate. */
  readonly impersonatedBy: string | null;
}

/** What a mutation works with: one transaction, who calls, the moment it happens, and its only ways to a record. */
export interface Work extends Guard {
  readonly tx: Queryable;
  readonly actor: Actor;
  readonly now: Instant;
}

/** One mutation: a function of the work and of the operation's arguments. `mutate` runs it. */
export type UseCase<Args, Answer> = (work: Work, args: Args) => Promise<Outcome<Answer> | Unchanged<Answer>>;

/** Nothing was to be changed: no record of it is kept. */
export interface Unchanged<Answer> {
  readonly unchanged: Answer;
}

/** A message that leaves through the outbox with the change (README 9 of the requirements). */
export interface OutgoingMessage {
  readonly kind: 'pharmacy-prescription' | 'pims-write-back' | 'storefront-cancel-order';
  /** The same for every attempt, so that the receiver acts once. */
  readonly idempotencyKey: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A record that changed, as the audit tells of it. */
export interface SubjectChange {
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What a mutation did: the answer, what the audit record says of it, and what leaves. */
export interface Outcome<Answer> {
  readonly locationId: string;
  readonly answer: Answer;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  /** What else changed with it, each recorded by itself. */
  readonly others?: readonly SubjectChange[];
  readonly messages?: readonly OutgoingMessage[];
  /** The person's own assignment at the location, where the work itself made it. */
  readonly addedAssignmentId?: string;
}
