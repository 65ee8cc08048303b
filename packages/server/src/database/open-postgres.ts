import { StartError } from '../start-error.js';
import { databaseOf } from './database.js';
import { postgresListen } from './listen-postgres.js';
import { migrate } from './migrate.js';
import type { OpenDatabase, Prepare } from './open-database.js';
import { plainRole, requirePlainRole } from './plain-role.js';
import { postgresPool } from './postgres.js';

export interface PostgresSettings {
  readonly url: string;
  readonly size: number;
  readonly onLost: (error: Error) => void;
  readonly prepare?: Prepare;
}

/** Migrates under the role of the address, then serves under the plain one. */
export async function openPostgres(settings: PostgresSettings): Promise<OpenDatabase> {
  const { url, onLost } = settings;
  const migrator = postgresPool({ url, size: 1, statementTimeout: 600_000, onLost });
  try {
    const lease = await migrator.acquire().catch(unreachable);
    try {
      await migrate(lease.connection, { prepare: settings.prepare });
    } finally {
      lease.release();
    }
  } finally {
    await migrator.close();
  }
  const pool = postgresPool({ url, role: plainRole, size: settings.size, statementTimeout: 30_000, onLost });
  try {
    const lease = await pool.acquire();
    try {
      await requirePlainRole(lease.connection);
    } finally {
      lease.release();
    }
  } catch (error) {
    await pool.close();
    throw error;
  }
  return { database: databaseOf(pool), pool, listen: postgresListen({ url, role: plainRole, onLost }) };
}

/** The driver's own words, with the setting they are about. */
function unreachable(error: unknown): never {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const reason = first instanceof Error ? first.message : String(first);
  throw new StartError(
    `The database of DATABASE_URL cannot be reached: ${reason}. Check the address, and that PostgreSQL runs there.`,
  );
}
