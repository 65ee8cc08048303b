import type { OperationName } from '@signa/core/contract';
import type { Clock } from '@signa/core/base';
import type { Actor } from '../access/actor.js';
import type { Database } from '../database/database.js';

/** A call of an operation: what is asked for, by whom, and what answers it. */
export interface Call {
  readonly operation: OperationName;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly database: Database;
  readonly clock: Clock;
  /** The header of that name: a repeat with the same key gets the first answer. */
  readonly idempotencyKey: string | null;
}
