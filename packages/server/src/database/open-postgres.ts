import { StartError } from '../start/start-error.js';
import type { Connection } from './connection.js';
import { databaseOf } from './database.js';
import { postgresListen } from './listen-postgres.js';
import { requireOwnLogin } from './login.js';
import { migrate, requireMigrated } from './migrate.js';
import type { OpenDatabase, Prepare } from './open-database.js';
import { plainRole, requirePlainRole } from './plain-role.js';
import { postgresPool } from './postgres.js';
import { requireWalls } from './walls.js';

export interface PostgresSettings {
  /** A login that is a member of the plain role and of nothing else. */
  readonly url: string;
  /** The owner of the tables; null where somebody else migrates. */
  readonly ownerUrl: string | null;
  readonly size: number;
  readonly onLost: (error: Error) => void;
  readonly prepare?: Prepare;
}

/** Migrates as the owner where one is named, then serves under the plain role with a login that cannot leave it. */
export async function openPostgres(settings: PostgresSettings): Promise<OpenDatabase> {
  const { url, ownerUrl, size, onLost } = settings;
  if (ownerUrl !== null) await migratePostgres({ ...settings, ownerUrl });
  await withConnection({ url, name: 'DATABASE_URL', onLost }, async (connection) => {
    await requireOwnLogin(connection);
    await connection.run(`set role ${plainRole}`);
    await requireMigrated(connection);
    await requirePlainRole(connection);
    await requireWalls(connection);
  });
  const pool = postgresPool({ url, role: plainRole, size, statementTimeout: 30_000, onLost });
  return { database: databaseOf(pool), pool, listen: postgresListen({ url, role: plainRole, onLost }) };
}

/** Brings a database to this server's version, and answers the steps taken. */
export function migratePostgres({
  ownerUrl: url,
  onLost,
  prepare,
}: Pick<PostgresSettings, 'onLost' | 'prepare'> & { readonly ownerUrl: string }): Promise<string[]> {
  return withConnection({ url, name: 'DATABASE_OWNER_URL', onLost }, (connection) => migrate(connection, { prepare }));
}

async function withConnection<T>(
  { url, name, onLost }: { readonly url: string; readonly name: string; readonly onLost: (error: Error) => void },
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const pool = postgresPool({ url, size: 1, statementTimeout: 600_000, onLost });
  try {
    const lease = await pool.acquire().catch((error: unknown) => unreachable(name, error));
    try {
      return await work(lease.connection);
    } finally {
      lease.release();
    }
  } finally {
    await pool.close();
  }
}

/** The driver's own words, with the setting they are about. */
function unreachable(name: string, error: unknown): never {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const reason = first instanceof Error ? first.message : String(first);
  throw new StartError(
    `The database of ${name} cannot be reached: ${reason}. Check the address, and that PostgreSQL runs there.`,
  );
}
