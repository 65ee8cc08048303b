import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.js';

/**
 * What a piece of work may see of the tables with row-level security, decided by the server from the caller's
 * assignments and never from what the browser sent.
 */
export interface Scope {
  readonly locationIds: readonly string[];
  /** Support looks up people and places of every practice. */
  readonly directory?: boolean;
  /**
   * The access version the caller's rights were loaded under. When the rights of anybody changed since, the work is
   * thrown away with `StaleAccess`, and the caller loads them again.
   */
  readonly accessVersion?: string;
}

/** What the server does by itself: it finds places and people everywhere, and records nowhere. */
export const everyPlace: Scope = { locationIds: [], directory: true };

/** The rights of somebody changed since the caller's were loaded: load them again and repeat the work. */
export class StaleAccess extends Error {
  constructor() {
    super('Access rights changed meanwhile');
    this.name = 'StaleAccess';
  }
}

/** The values of `signa.locations` and `signa.directory`; ids only, so that nothing else can get into the setting. */
export function scopeSettings(scope: Scope): [locations: string, directory: string] {
  return [locationsSetting(scope.locationIds), scope.directory ? 'on' : ''];
}

/** Lets the rest of a transaction see other locations than it began with. */
export async function setLocations(tx: Kysely<Tables>, locationIds: readonly string[]): Promise<void> {
  await sql`select set_config('signa.locations', ${locationsSetting(locationIds)}, true)`.execute(tx);
}

/**
 * Asks at once what is else only known when the work ends: whether the rights that it runs under are still current. Work
 * that tells somebody outside asks before it does, for that cannot be thrown away.
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

/** A text that is no id, as of a field that was left empty, names no location: nothing of it is seen. */
function locationsSetting(locationIds: readonly string[]): string {
  return `{${locationIds.filter((id) => /^\d{1,19}$/.test(id)).join(',')}}`;
}
