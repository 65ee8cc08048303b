import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, databaseOf } from '../database/database.js';
import { plainRole } from '../database/plain-role.js';
import { StartError } from '../start/start-error.js';

/** Long chains take their time, and nobody waits behind them. */
const statementTimeout = 6 * 60 * 60 * 1000;

/**
 * Opens a database to look into it: a PostgreSQL as it stands, beside the servers that work on it; a data folder only
 * while no server holds it.
 *
 * @throws StartError when there is none, or somebody holds it
 */
export async function openRead(where: { readonly url: string } | { readonly folder: string }): Promise<Database> {
  if ('folder' in where) {
    if (!existsSync(join(where.folder, 'database')))
      throw new StartError(`There is no data folder ${where.folder}. Name one, or set DATABASE_URL.`);
    const { openEmbedded } = await import('../database/open-embedded.js');
    return (await openEmbedded(where.folder)).database;
  }
  const { postgresPool } = await import('../database/postgres.js');
  const pool = postgresPool({ url: where.url, role: plainRole, size: 1, statementTimeout, onLost: () => undefined });
  try {
    (await pool.acquire()).release();
  } catch (error) {
    await pool.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database of DATABASE_URL cannot be looked into: ${reason}.`);
  }
  return databaseOf(pool);
}
