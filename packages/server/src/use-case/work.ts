import type { Instant } from '@signa/core/base';
import type { Actor } from '../access/actor.js';
import type { OutgoingMessage } from '../store/outgoing-message.js';
import type { Queryable } from '../store/statement.js';
import type { Guard } from './guard/guard.js';

/** What a mutation works with: a transaction, the caller, the current time, and guarded access to records. */
export interface Work extends Guard {
  readonly tx: Queryable;
  readonly actor: Actor;
  readonly now: Instant;
}

/** One mutation: a function of the work and of the operation's arguments. `mutate` runs it. */
export type UseCase<Args, Answer> = (work: Work, args: Args) => Promise<Outcome<Answer> | Unchanged<Answer>>;

/** Nothing changed, so no audit record is written. */
export interface Unchanged<Answer> {
  readonly unchanged: Answer;
}

/** A changed record, as audited. */
export interface SubjectChange {
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The outcome of a mutation: the response, the audit record, and the outgoing messages. */
export interface Outcome<Answer> {
  readonly locationId: string;
  readonly answer: Answer;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Other records that changed with it, each audited separately. */
  readonly others?: readonly SubjectChange[];
  /** The same change for other locations involved, each on its own chain. */
  readonly elsewhere?: readonly (SubjectChange & { readonly locationId: string })[];
  readonly messages?: readonly OutgoingMessage[];
  /** The caller's assignment at the location, when the mutation itself created it. */
  readonly addedAssignmentId?: string;
}
