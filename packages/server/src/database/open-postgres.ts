import { databaseOf } from './database.js';
import { postgresListen } from './listen-postgres.js';
import { requireOwnLogin } from './login.js';
import { migrate, requireMigrated } from './migrate.js';
import type { OpenDatabase, Prepare } from './open-database.js';
import { plainRole, requirePlainRole } from './plain-role.js';
import { postgresPool } from './postgres.js';
import { requireAccessRules } from './access-rules.js';
import { withPostgres } from './with-postgres.js';

interface PostgresSettings {
  /** A login that is a member of the plain role only. */
  readonly url: string;
  /** The owner of the tables; null when migrations run separately. */
  readonly ownerUrl: string | null;
  readonly size: number;
  readonly onLost: (error: Error) => void;
  readonly prepare?: Prepare;
}

/** No one waits ten seconds for a page; a user's save is worth a longer wait. */
const times = { read: 10_000, write: 30_000 };

/** Migrates as the owner if configured, then serves under the plain role with a login that cannot leave it. */
export async function openPostgres(settings: PostgresSettings): Promise<OpenDatabase> {
  const { url, ownerUrl, size, onLost } = settings;
  if (ownerUrl !== null) await migratePostgres({ ...settings, ownerUrl });
  await withPostgres({ url, name: 'DATABASE_URL', onLost }, async (connection) => {
    await requireOwnLogin(connection);
    await connection.run(`set role ${plainRole}`);
    const later = await requireMigrated(connection);
    await requirePlainRole(connection);
    await requireAccessRules(connection, later);
  });
  const pool = postgresPool({ url, role: plainRole, size, statementTimeout: times.write, onLost });
  return { database: databaseOf(pool, times), pool, listen: postgresListen({ url, role: plainRole, onLost }) };
}

/** Migrates a database to this server's version and returns the steps that ran. */
export function migratePostgres({
  ownerUrl: url,
  onLost,
  prepare,
}: Pick<PostgresSettings, 'onLost' | 'prepare'> & { readonly ownerUrl: string }): Promise<string[]> {
  return withPostgres({ url, name: 'DATABASE_OWNER_URL', onLost }, (connection) => migrate(connection, { prepare }));
}
