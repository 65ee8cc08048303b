import { scopeOf } from '../access/actor.js';
import type { Sql } from '../database/database.js';
import type { AccountProvider } from '../integration/account/account-provider.js';
import type { CdsServices } from '../integration/cds/cds-services.js';
import type { PracticeSystems } from '../integration/pims/practice-system.js';
import type { SecretCipher } from '../secrets/secret-cipher.js';
import type { Call } from '../use-case/call.js';
import type { ReportError } from './error.js';

/** What a resolver knows about the call. */
export interface Context extends Call {
  /** The call's portal session; null for a token of the identity provider. */
  readonly sessionId: string | null;
  readonly practiceSystems: PracticeSystems;
  readonly cdsServices: CdsServices;
  readonly accounts: AccountProvider;
  readonly secretCipher: SecretCipher;
  /**
   * URL template of the report provider, with `{location}` in place of the location's uuid; null without a provider.
   */
  readonly reportsUrl: string | null;
  /** Logs an error that the caller sees only as a generic message. */
  readonly report: ReportError;
}

/** Reads within the actor's scope. */
export function read<T>(context: Context, work: (sql: Sql) => Promise<T>): Promise<T> {
  return context.database.read(scopeOf(context.actor), work);
}

/**
 * Reads at the location in the call. For practice users, the scope is their own locations; for a support user whose
 * look-up the permission table allows, it is this location.
 */
export function readAt<T>(context: Context, locationId: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const scope = scopeOf(context.actor);
  if (context.actor.caller.kind !== 'support') return context.database.read(scope, work);
  return context.database.read({ ...scope, locationIds: [locationId] }, work);
}
