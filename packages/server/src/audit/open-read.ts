import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, databaseOf } from '../database/database.js';
import { plainRole } from '../database/plain-role.js';
import { StartError } from '../start/start-error.js';

/** Long chains take time, and no one is waiting. */
const statementTimeout = 6 * 60 * 60 * 1000;

/**
 * Opens a database for inspection: PostgreSQL while servers use it, a data folder only while no server does.
 *
 * @throws StartError when it does not exist or is in use
 */
export async function openRead(where: { readonly url: string } | { readonly folder: string }): Promise<Database> {
  if ('folder' in where) {
    if (!existsSync(join(where.folder, 'database')))
      throw new StartError(`Data folder ${where.folder} not found. Enter an existing folder, or set DATABASE_URL.`);
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
    throw new StartError(`Can't open the database of DATABASE_URL: ${reason}.`);
  }
  return databaseOf(pool);
}
