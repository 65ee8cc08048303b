import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.js';

/**
 * What a unit of work can see of the tables with row-level security, determined by the server from the caller's
 * assignments and never from the browser's input.
 */
export interface Scope {
  readonly locationIds: readonly string[];
  /** Support looks up users and locations of every practice. */
  readonly directory?: boolean;
  /**
   * The access version under which the caller's rights were loaded. If anyone's rights changed since, the work fails
   * with `StaleAccess`, and the caller loads them again.
   */
  readonly accessVersion?: string;
}

/** The server's own work: it reads locations and users everywhere, and records nowhere. */
export const everyPlace: Scope = { locationIds: [], directory: true };

/** Someone's rights changed since the caller's were loaded: load them again and repeat the work. */
export class StaleAccess extends Error {
  constructor() {
    super('Access rights changed during the call');
    this.name = 'StaleAccess';
  }
}

/** The values of `signa.locations` and `signa.directory`; ids only, so that nothing else can enter the setting. */
export function scopeSettings(scope: Scope): [locations: string, directory: string] {
  return [locationsSetting(scope.locationIds), scope.directory ? 'on' : ''];
}

/** Changes the visible locations for the rest of a transaction. */
export async function setLocations(tx: Kysely<Tables>, locationIds: readonly string[]): Promise<void> {
  await sql`select set_config('signa.locations', ${locationsSetting(locationIds)}, true)`.execute(tx);
}

/**
 * Checks at once what is otherwise known only when the work ends: whether its rights are still current. Work that calls
 * an external system checks first, because that call cannot be rolled back.
 *
 * @throws StaleAccess
 */
export async function requireCurrentAccess(tx: Kysely<Tables>, accessVersion: string): Promise<void> {
  const { rows } = await sql`select version::text as version from signa.access_version`.execute(tx);
  if (versionOf(rows[0]) !== accessVersion) throw new StaleAccess();
}

/** The access version that a statement returned. Every unit of work reads it, so a check by hand keeps it cheap. */
export const versionOf = (row: unknown): string | undefined =>
  typeof row === 'object' && row !== null && 'version' in row && typeof row.version === 'string'
    ? row.version
    : undefined;

/** Text that is not an id, such as an empty field, names no location: nothing of it is visible. */
function locationsSetting(locationIds: readonly string[]): string {
  return `{${locationIds.filter((id) => /^\d{1,19}$/.test(id)).join(',')}}`;
}
