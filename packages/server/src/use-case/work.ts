import type { Instant } from '@signa/core/base';
import type { Actor } from '../access/actor.js';
import type { OutgoingMessage } from '../store/outgoing-message.js';
import type { Queryable } from '../store/statement.js';
import type { Guard } from './guard/guard.js';

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
  /** The same change as it is told at other locations that it touches, each on its own chain. */
  readonly elsewhere?: readonly (SubjectChange & { readonly locationId: string })[];
  readonly messages?: readonly OutgoingMessage[];
  /** The person's own assignment at the location, where the work itself made it. */
  readonly addedAssignmentId?: string;
}
