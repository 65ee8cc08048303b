import type { OperationName } from '@signa/core/operation';
import type { Clock } from '@signa/core/time';
import { type Actor, scopeOf } from '../access/actor.js';
import type { Database, Sql } from '../database/database.js';
import { key } from '../store/key.js';
import type { PracticeSystems } from '../outside/pims/practice-system.js';

/** What a resolver knows of the call it answers. */
export interface Context {
  readonly operation: OperationName;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  /** The session of the portal that the call belongs to; null for a token of the identity provider. */
  readonly sessionId: string | null;
  readonly database: Database;
  readonly clock: Clock;
  readonly practiceSystems: PracticeSystems;
  /** The header of that name: a repeat with the same key gets the first answer. */
  readonly idempotencyKey: string | null;
}

/** Who signed in: the support user also while impersonating. */
export function signedInAs({ actor: { caller } }: Pick<Context, 'actor'>): string {
  return caller.kind === 'impersonating' ? caller.supportUsername : caller.username;
}

/** Reads what the actor may see. */
export function read<T>(context: Context, work: (sql: Sql) => Promise<T>): Promise<T> {
  return context.database.read(scopeOf(context.actor), work);
}

/**
 * Reads at a location that the call names. A practice person's reads see their own locations alone; of a support user,
 * whose look-up the permission table allowed, they see this one.
 */
export function readAt<T>(context: Context, locationId: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const scope = scopeOf(context.actor);
  if (context.actor.caller.kind !== 'support') return context.database.read(scope, work);
  return context.database.read({ ...scope, locationIds: [key(locationId)] }, work);
}
