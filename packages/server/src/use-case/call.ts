import type { OperationName } from '@signa/core/contract';
import type { Clock } from '@signa/core/base';
import type { Actor } from '../access/actor.js';
import type { Database } from '../database/database.js';

/** A call of an operation, with its caller and the services that answer it. */
export interface Call {
  readonly operation: OperationName;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly database: Database;
  readonly clock: Clock;
  /** Value of the Idempotency-Key header: a repeat with the same key gets the first response. */
  readonly idempotencyKey: string | null;
}
