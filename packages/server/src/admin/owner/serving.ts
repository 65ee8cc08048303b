import { type Database, databaseOf } from '../../database/database.js';
import { requireMigrated } from '../../database/migrate.js';
import { plainRole } from '../../database/plain-role.js';
import { databaseAddressIn } from '../../start/database-address.js';
import { StartError } from '../../start/start-error.js';

/** One connection writes while the other reads the next batch. */
const connections = 2;
/**
 * Forces index plans for the session: the tables of a new practice are empty when the statement is planned, and would
 * otherwise be scanned for each imported record.
 */
const settings = ['enable_seqscan=off'];

/** Ten minutes, because an operator's command can process every row of a practice. */
const statementTimeout = 600_000;

/**
 * Runs a command as the serving role, in any number of transactions: practice data is written by the portal's
 * statements under the same row-level security policies and grants. It requires the connection string of the tables'
 * owner.
 *
 * @throws StartError when the database does not exist or has a version other than this server's
 */
export async function asServing(
  environment: Readonly<Record<string, string | undefined>>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const [url, ownerUrl] = [
    databaseAddressIn(environment, 'DATABASE_URL'),
    databaseAddressIn(environment, 'DATABASE_OWNER_URL'),
  ];
  const { SIGNA_DATA_DIR: folder } = environment;
  if (!ownerUrl && url)
    throw new StartError("DATABASE_OWNER_URL isn't set. Only the owner of the tables can run this command.");
  const database = ownerUrl ? await ofPostgres(ownerUrl) : await ofFolder(folder ?? '.signa');
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function ofPostgres(url: string): Promise<Database> {
  const [{ withPostgres }, { postgresPool }] = await Promise.all([
    import('../../database/with-postgres.js'),
    import('../../database/postgres.js'),
  ]);
  await withPostgres({ url, name: 'DATABASE_OWNER_URL' }, requireMigrated);
  return databaseOf(
    postgresPool({ url, role: plainRole, size: connections, settings, statementTimeout, onLost: () => undefined }),
  );
}

async function ofFolder(folder: string): Promise<Database> {
  const [{ openEmbedded }, { insertBuiltIn }] = await Promise.all([
    import('../../database/open-embedded.js'),
    import('../../database/built-in.js'),
  ]);
  return (await openEmbedded(folder, insertBuiltIn)).database;
}
