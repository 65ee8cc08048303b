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
import type { Connection, QueryAnswer } from './connection.js';
import type { Tables } from './schema.js';
import { type Scope, StaleAccess, scopeSettings, versionOf } from './scope.js';
import { statementName } from './statement-name.js';

const entry = (local: boolean, isTimed: boolean) =>
  `select ${isTimed ? `set_config('statement_timeout', $3, ${local}), ` : ''}set_config('signa.locations', $1, ${local}), set_config('signa.directory', $2, ${local}), (select version from signa.access_version) as version`;

/** Milliseconds after which a statement is canceled: one that reads for a page, and one that saves for a user. */
export interface StatementTimes {
  readonly read: number;
  readonly write: number;
}

/** Begin statements by kind of work; the second of each sets the statement timeout, the first uses the session's. */
const entries = {
  read: [entry(false, false), entry(false, true)],
  write: [entry(true, false), entry(true, true)],
} as const;

/**
 * Runs one unit of work on a leased connection. Its first statement is sent together with the one that sets its scope,
 * and no results are returned before that one succeeded.
 */
export async function runRead<T>(
  connection: Connection,
  scope: Scope,
  work: (sql: Kysely<Tables>) => Promise<T>,
  times: StatementTimes | null = null,
): Promise<T> {
  const session = new Session(connection, scope, 'read', times);
  try {
    return await session.settle(work(builderOn(session)));
  } finally {
    session.close();
  }
}

/** One transaction on a leased connection, within a scope that ends with it. */
export async function runTransaction<T>(
  connection: Connection,
  scope: Scope,
  work: (tx: Transaction<Tables>) => Promise<T>,
  times: StatementTimes | null = null,
): Promise<T> {
  const session = new Session(connection, scope, 'write', times);
  try {
    return await builderOn(session)
      .transaction()
      .execute((tx) => session.settle(work(tx)));
  } finally {
    session.close();
  }
}

/** Prevents an unhandled rejection from ending the process; the error is reported where the promise is awaited. */
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
 * Gives a query builder the single connection of its lease, and nothing once the work is over: a late statement would
 * run in another caller's scope or transaction.
 */
class Session implements Driver, DatabaseConnection {
  private isOver = false;
  private hasFailed = false;
  private entered: Promise<void> | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly scope: Scope,
    private readonly kind: 'read' | 'write',
    private readonly times: StatementTimes | null,
  ) {}

  close(): void {
    this.isOver = true;
  }

  /**
   * Waits for the work and for its scope. If the scope could not be set, that error is reported: the work's own error
   * is only a consequence.
   */
  async settle<T>(work: Promise<T>): Promise<T> {
    const [done] = await Promise.allSettled([work]);
    await this.enter();
    if (done.status === 'rejected') throw done.reason;
    return done.value;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isOver) throw new Error('The database work is over: every statement must be awaited within it');
    try {
      const { rows, affected } = await this.send(sql, parameters);
      return { rows: rows as R[], numAffectedRows: BigInt(affected) };
    } catch (error) {
      this.hasFailed = true;
      // The stack trace of a database error ends in the socket; this one leads to the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('Rows are read completely');
  }

  /** Starts with the first statement. */
  async beginTransaction(): Promise<void> {}

  async commitTransaction(): Promise<void> {
    if (this.hasFailed) throw new Error("A statement of the transaction failed, so it can't be committed");
    await this.connection.run('commit');
  }

  async rollbackTransaction(): Promise<void> {
    if (this.entered) await this.connection.run('rollback');
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }

  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}

  private send(text: string, values: readonly unknown[]): Promise<QueryAnswer> {
    if (this.entered) return this.connection.query(text, values, statementName(text));
    return this.connection.together(() => {
      void this.enter();
      return this.connection.query(text, values, statementName(text));
    });
  }

  private enter(): Promise<void> {
    this.entered ??= watched(this.connection.together(() => this.open()));
    return this.entered;
  }

  private async open(): Promise<void> {
    const begun = this.kind === 'write' ? watched(this.connection.run('begin')) : undefined;
    const statement = entries[this.kind][this.times === null ? 0 : 1];
    const values = [...scopeSettings(this.scope), ...(this.times === null ? [] : [String(this.times[this.kind])])];
    const { rows } = await this.connection.query(statement, values, statementName(statement));
    await begun;
    const { accessVersion } = this.scope;
    if (accessVersion !== undefined && accessVersion !== versionOf(rows[0])) throw new StaleAccess();
  }
}
