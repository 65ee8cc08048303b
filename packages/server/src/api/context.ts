import { scopeOf } from '../access/actor.js';
import type { Sql } from '../database/database.js';
import type { AccountProvider } from '../outside/account/account-provider.js';
import type { PracticeSystems } from '../outside/pims/practice-system.js';
import type { Seals } from '../seal/seals.js';
import type { Call } from '../use-case/call.js';
import type { ReportError } from './error.js';

/** What a resolver knows of the call it answers. */
export interface Context extends Call {
  /** The session of the portal that the call belongs to; null for a token of the identity provider. */
  readonly sessionId: string | null;
  readonly practiceSystems: PracticeSystems;
  readonly accounts: AccountProvider;
  readonly seals: Seals;
  /** Where the provider of reports shows that of a location, `{location}` in place of its uuid; null without a provider. */
  readonly reportsUrl: string | null;
  /** Keeps a fault that the caller reads in plain words only. */
  readonly report: ReportError;
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
  return context.database.read({ ...scope, locationIds: [locationId] }, work);
}
