import type { Kysely, Transaction } from 'kysely';
import type { ConnectionPool } from './connection.js';
import type { Tables } from './schema.js';
import type { Scope } from './scope.js';
import { runRead, runTransaction, type StatementTimes } from './session.js';

export type Sql = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** The database as the serving code sees it: nothing runs without a scope. */
export interface Database {
  /** Reads within a scope. Statements that are not awaited individually are sent together. */
  read<T>(scope: Scope, work: (sql: Sql) => Promise<T>): Promise<T>;
  /** One transaction within a scope: everything in it happens, or nothing. */
  write<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Serves from a pool whose sessions run under the plain role.
 *
 * @param times - statement timeouts; by default those of the pool's sessions
 */
export function databaseOf(pool: ConnectionPool, times: StatementTimes | null = null): Database {
  async function leased<T>(work: (lease: Awaited<ReturnType<ConnectionPool['acquire']>>) => Promise<T>): Promise<T> {
    const lease = await pool.acquire().catch(unconnected);
    try {
      const answer = await work(lease);
      lease.release();
      return answer;
    } catch (error) {
      lease.release(isConnectionLost(error));
      throw error;
    }
  }
  return {
    read: (scope, work) => leased(({ connection }) => runRead(connection, scope, work, times)),
    write: (scope, work) => leased(({ connection }) => runTransaction(connection, scope, work, times)),
    close: () => pool.close(),
  };
}

/** Whatever the cause, the work has not started. */
function unconnected(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw Object.assign(new Error(`The database accepts no connection: ${reason}`, { cause }), { code: '08001' });
}

/** SQLSTATE classes of a lost session: connection exceptions and a server shutdown. */
function isConnectionLost(error: unknown): boolean {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' && /^(?:08|57P|E[A-Z]+$)/.test(code);
}
