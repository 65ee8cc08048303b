import type { PGlite } from '@electric-sql/pglite';
import { databaseOf } from './database.js';
import { embeddedPool } from './embedded.js';
import { lockFolder } from './folder-lock.js';
import { embeddedListen } from './listen-embedded.js';
import { migrate } from './migrate.js';
import type { OpenDatabase, Prepare } from './open-database.js';
import { plainRole, requirePlainRole } from './plain-role.js';

/** Opens the embedded database of a data folder, which only one process at a time can use. */
export async function openEmbedded(folder: string, prepare?: Prepare): Promise<OpenDatabase> {
  const lock = await lockFolder(folder);
  try {
    const { createPglite } = await import('./create-pglite.js');
    const pglite = await createPglite({ dataDir: `${folder}/database` });
    return await servePglite(pglite, { prepare, closed: () => lock.release() });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

interface Around {
  readonly prepare?: Prepare;
  readonly closed?: () => Promise<void>;
}

/**
 * Migrates as the superuser that the embedded database starts with, then serves under the plain role.
 *
 * @param closed - called once the database is closed
 */
export async function servePglite(
  pglite: PGlite,
  { prepare, closed = async () => undefined }: Around = {},
): Promise<OpenDatabase> {
  const pool = embeddedPool(pglite, closed);
  const { connection, release } = await pool.acquire();
  try {
    await connection.run(`set search_path to signa; set timezone to 'UTC'; set datestyle to 'ISO'`);
    await migrate(connection, { prepare });
    await connection.run(`set role ${plainRole}`);
    await requirePlainRole(connection);
  } finally {
    release();
  }
  return { database: databaseOf(pool), pool, listen: embeddedListen(pglite, pool) };
}
