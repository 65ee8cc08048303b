import { type Database, databaseOf } from '../../database/database.js';
import { requireMigrated } from '../../database/migrate.js';
import { plainRole } from '../../database/plain-role.js';
import { StartError } from '../../start/start-error.js';

/** One writes while the other reads what is written next. */
const connections = 2;
/**
 * A plan is made once for a session, where a practice is new while its tables are empty: they would be read whole for each
 * of the records that come. By their indexes every batch takes the same.
 */
const settings = ['enable_seqscan=off'];

/** Ten minutes: what an operator does may go through every row of a practice. */
const statementTimeout = 600_000;

/**
 * Runs a command as the role that serves, in as many transactions as it takes: what belongs to a practice is written by
 * the same statements as in the portal, behind the same walls. Only who has the address of the tables' owner may.
 *
 * @throws StartError where there is no such database, or it is not at the version of this server
 */
export async function asServing(
  environment: Readonly<Record<string, string | undefined>>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, SIGNA_DATA_DIR: folder } = environment;
  if (!ownerUrl && url)
    throw new StartError('DATABASE_OWNER_URL is missing: only the owner of the tables may do this.');
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
  const [{ openEmbedded }, { layBuiltIn }] = await Promise.all([
    import('../../database/open-embedded.js'),
    import('../../database/built-in.js'),
  ]);
  return (await openEmbedded(folder, layBuiltIn)).database;
}
