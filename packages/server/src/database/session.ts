import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type Transaction,
} from 'kysely';
import type { Connection } from './connection.js';
import type { Tables } from './schema.js';
import { type Scope, StaleAccess, scopeSettings } from './scope.js';
import { statementName } from './statement-name.js';

const entry = (local: boolean) =>
  `select set_config('signa.locations', $1, ${local}), set_config('signa.directory', $2, ${local}), (select version from signa.access_version) as version`;
const enterSession = entry(false);
const enterTransaction = entry(true);

/**
 * Runs one piece of work on a leased connection. It first sets the work's own scope; that statement travels with the
 * work's first one, and nothing is handed out before it was answered well.
 */
export async function readOn<T>(connection: Connection, scope: Scope, work: (sql: Kysely<Tables>) => Promise<T>): Promise<T> {
  const driver = new SessionDriver(connection);
  const entered = watched(enter(connection, enterSession, scope));
  try {
    return await afterEntering(entered, work(builderOn(driver)));
  } finally {
    driver.close();
  }
}

/** One transaction on a leased connection, within a scope that ends with it. */
export async function writeOn<T>(connection: Connection, scope: Scope, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  const driver = new SessionDriver(connection);
  try {
    return await builderOn(driver)
      .transaction()
      .execute((tx) => afterEntering(watched(enter(connection, enterTransaction, scope)), work(tx)));
  } finally {
    driver.close();
  }
}

async function enter(connection: Connection, statement: string, scope: Scope): Promise<void> {
  const { rows } = await connection.query(statement, scopeSettings(scope), statementName(statement));
  const version = (rows[0] as { version: string } | undefined)?.version;
  if (scope.accessVersion !== undefined && scope.accessVersion !== version) throw new StaleAccess();
}

/** When the scope could not be set that is the error to tell: the work's own is only its consequence. */
async function afterEntering<T>(entered: Promise<void>, work: Promise<T>): Promise<T> {
  const [first, second] = await Promise.allSettled([entered, work]);
  if (first.status === 'rejected') throw first.reason;
  if (second.status === 'rejected') throw second.reason;
  return second.value;
}

/** Keeps an error that nobody waits for yet from ending the process; it is told where the promise is awaited. */
function watched<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();

function builderOn(driver: Driver): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => compiler,
    },
  });
}

/**
 * Hands a query builder the one connection of its lease, and nothing once the work is over: a statement that comes late
 * would run in the scope, or in the transaction, of somebody else.
 */
class SessionDriver implements Driver, DatabaseConnection {
  private open = true;
  private failed = false;
  private begun: Promise<void> = Promise.resolve();

  constructor(private readonly connection: Connection) {}

  close(): void {
    this.open = false;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.open) throw new Error('The database work is over: every statement has to be awaited within it');
    try {
      const { rows, affected } = await this.connection.query(query.sql, query.parameters, statementName(query.sql));
      return { rows: rows as R[], numAffectedRows: BigInt(affected) };
    } catch (error) {
      this.failed = true;
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('Rows are read whole');
  }

  /** Travels with the first statement; an error of it is told at the commit. */
  async beginTransaction(): Promise<void> {
    this.begun = watched(this.connection.run('begin'));
  }

  async commitTransaction(): Promise<void> {
    await this.begun;
    if (!this.failed) return await this.connection.run('commit');
    throw new Error('A statement of the transaction failed, so nothing of it can be kept');
  }

  async rollbackTransaction(): Promise<void> {
    await this.connection.run('rollback');
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }

  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}
