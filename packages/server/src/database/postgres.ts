import pg from 'pg';
import type { Connection, ConnectionPool, Lease, QueryAnswer } from './connection.js';
import { typeParsers } from './type-parser.js';

export interface PostgresOptions {
  readonly url: string;
  /** The role every session starts in; absent for the session that migrates. */
  readonly role?: string;
  readonly size: number;
  /** Milliseconds after which the database gives up on one statement. */
  readonly statementTimeout: number;
  readonly onLost: (error: Error) => void;
}

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : typeParsers[oid]) ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

class PostgresConnection implements Connection {
  constructor(private readonly client: pg.PoolClient) {}

  async query(text: string, values: readonly unknown[], name?: string): Promise<QueryAnswer> {
    const { rows, rowCount } = await this.client.query<Record<string, unknown>>({ text, values: values as unknown[], name });
    return { rows, affected: rowCount ?? 0 };
  }

  async run(text: string): Promise<void> {
    await this.client.query(text);
  }
}

/**
 * A pool on PostgreSQL. The role is a start-up option of the session and not a statement, so that no RESET leads out of
 * it. Statements are pipelined: those given without waiting travel together.
 */
export function postgresPool(options: PostgresOptions): ConnectionPool {
  const settings = ['search_path=signa', 'timezone=UTC', 'datestyle=ISO', ...(options.role ? [`role=${options.role}`] : [])];
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size,
    pipeline: true,
    types,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    statement_timeout: options.statementTimeout,
    idle_in_transaction_session_timeout: options.statementTimeout,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'signa',
  } as pg.PoolConfig);
  // One that is lost while it works tells its work as well; unheard here it would end the process.
  pool.on('connect', (client) => client.on('error', options.onLost));
  pool.on('error', options.onLost);
  const connections = new WeakMap<pg.PoolClient, PostgresConnection>();
  return {
    async acquire(): Promise<Lease> {
      const client = await pool.connect();
      let connection = connections.get(client);
      if (!connection) {
        connection = new PostgresConnection(client);
        connections.set(client, connection);
      }
      return { connection, release: (broken) => client.release(broken) };
    },
    close: () => pool.end(),
  };
}
