import type { Connection } from '../../database/connection.js';
import { requireMigrated } from '../../database/migrate.js';
import { plainRole } from '../../database/plain-role.js';
import { scopeSettings } from '../../database/scope.js';
import { databaseAddressIn } from '../../start/database-address.js';
import { StartError } from '../../start/start-error.js';
import type { Statement } from '../../store/sql/select.js';
import { installation } from '../../store/installation.js';
import { type AdminChange, appendAudit, auditValues } from './operator.js';

/** A transaction of the owner of the tables. */
export interface OwnerWork {
  query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>;
  query(text: string, values?: readonly unknown[]): Promise<unknown[]>;
  /** Same as the serving role, for tables with row-level security that also applies to the owner. */
  queryAt<Row>(locationId: string, statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>;
  queryAt(locationId: string, text: string, values?: readonly unknown[]): Promise<unknown[]>;
  /** Appends to the audit chain of the installation. */
  record(operation: string, changes: readonly AdminChange[]): Promise<void>;
}

/** The output of a command, and whether it is a dry run, which is rolled back. */
export interface AsReported {
  readonly lines: readonly string[];
  readonly isDry?: boolean;
}

type Work = (owner: OwnerWork) => Promise<AsReported>;

/** Rolls back the transaction of a dry run, and carries its output. */
class TakenBack extends Error {
  constructor(readonly told: AsReported) {
    super('The dry run was rolled back');
  }
}

/**
 * Runs one command as the owner of the tables, in one transaction: of DATABASE_OWNER_URL, or of the data folder while
 * no server uses it.
 *
 * @throws StartError when the database does not exist or has a version other than this server's
 */
export async function asOwner(
  environment: Readonly<Record<string, string | undefined>>,
  work: Work,
): Promise<readonly string[]> {
  const [url, ownerUrl] = [
    databaseAddressIn(environment, 'DATABASE_URL'),
    databaseAddressIn(environment, 'DATABASE_OWNER_URL'),
  ];
  const { SIGNA_DATA_DIR: folder } = environment;
  const orTakeBack: Work = async (owner) => {
    const told = await work(owner);
    if (told.isDry) throw new TakenBack(told);
    return told;
  };
  try {
    if (ownerUrl) return (await onPostgres(ownerUrl, orTakeBack)).lines;
    if (url) throw new StartError("DATABASE_OWNER_URL isn't set. Only the owner of the tables can run this command.");
    return (await onFolder(folder ?? '.signa', orTakeBack)).lines;
  } catch (error) {
    if (error instanceof TakenBack) return error.told.lines;
    throw error;
  }
}

async function onPostgres(url: string, work: Work): Promise<AsReported> {
  const { withPostgres } = await import('../../database/with-postgres.js');
  return await withPostgres({ url, name: 'DATABASE_OWNER_URL' }, async (connection) => {
    await requireMigrated(connection);
    await connection.run('begin');
    try {
      const told = await work(ownerWork(connection));
      await connection.run('commit');
      return told;
    } catch (error) {
      await connection.run('rollback');
      throw error;
    }
  });
}

/** The owner role of a data folder is available only while it opens; a failure rolls back. */
async function onFolder(folder: string, work: Work): Promise<AsReported> {
  const [{ openEmbedded }, { insertBuiltIn }] = await Promise.all([
    import('../../database/open-embedded.js'),
    import('../../database/built-in.js'),
  ]);
  let told: AsReported = { lines: [] };
  const { database } = await openEmbedded(folder, async (connection) => {
    await insertBuiltIn(connection);
    told = await work(ownerWork(connection));
  });
  await database.close();
  return told;
}

function ownerWork(connection: Connection): OwnerWork {
  async function query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>;
  async function query(text: string, values?: readonly unknown[]): Promise<unknown[]>;
  async function query(text: string, values: readonly unknown[] = []): Promise<unknown[]> {
    return (await connection.query(text, values)).rows;
  }
  async function queryAt<Row>(
    locationId: string,
    statement: Statement<Row>,
    values?: readonly unknown[],
  ): Promise<Row[]>;
  async function queryAt(locationId: string, text: string, values?: readonly unknown[]): Promise<unknown[]>;
  async function queryAt(locationId: string, text: string, values: readonly unknown[] = []): Promise<unknown[]> {
    await connection.run(`set local role ${plainRole}`);
    const settings = scopeSettings({ locationIds: [locationId] });
    await connection.query(
      `select set_config('signa.locations', $1, true), set_config('signa.directory', $2, true)`,
      settings,
    );
    const found = await query(text, values);
    await connection.run('reset role');
    return found;
  }
  const record: OwnerWork['record'] = async (operation, changes) => {
    if (changes.length === 0) return;
    await queryAt(installation, appendAudit, auditValues(installation, operation, changes));
  };
  return { query, queryAt, record };
}
