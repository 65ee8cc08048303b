import { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import pg from 'pg';
import type { Connection, ConnectionPool, Lease, QueryAnswer } from './connection.js';
import { typeParsers } from './type-parser.js';

interface PostgresOptions {
  readonly url: string;
  /** The role that every session starts in; absent for the session that migrates. */
  readonly role?: string;
  readonly size: number;
  /** Additional settings of each session, as 'name=value'. */
  readonly settings?: readonly string[];
  /** Statement timeout of the database in milliseconds. */
  readonly statementTimeout: number;
  readonly onLost: (error: Error) => void;
}

/** An error of a setting is reported with the statement next to it. */
const told = (): void => undefined;

type GetTypeParser = (oid: number, format?: 'text' | 'binary') => (text: string) => unknown;
const usualParser = pg.types.getTypeParser as GetTypeParser;
const ownParser: GetTypeParser = (oid, format) =>
  (format === 'binary' ? undefined : typeParsers[oid]) ?? usualParser(oid, format);
const types: pg.CustomTypesConfig = { getTypeParser: ownParser as pg.CustomTypesConfig['getTypeParser'] };

/** The driver's own query, with the name that its types omit. */
const NamedQuery = pg.Query as unknown as new (
  text: string,
  values: readonly unknown[],
  done: (error: Error | null, result: pg.QueryResult<Record<string, unknown>>) => void,
) => pg.Submittable & { name: string | undefined };

/** The socket of a client, which the driver's types omit. */
interface Wired {
  readonly connection: { readonly stream: Writable };
}

class PostgresConnection implements Connection {
  constructor(private readonly client: pg.PoolClient) {}

  query(text: string, values: readonly unknown[], name?: string): Promise<QueryAnswer> {
    return name === undefined ? this.plannedForItsValues(text, values) : this.send(text, values, name);
  }

  /** A prebuilt query saves the driver a copy of its description, which costs more than the protocol. */
  private send(text: string, values: readonly unknown[], name?: string): Promise<QueryAnswer> {
    return new Promise((resolve, reject) => {
      const query = new NamedQuery(text, values, (error, result) => {
        if (error) reject(error);
        else resolve({ rows: result.rows, affected: result.rowCount ?? 0 });
      });
      query.name = name;
      this.client.query(query);
    });
  }

  /**
   * The two settings around it are sent with the statement; if it fails inside a transaction, the first is rolled back.
   */
  private plannedForItsValues(text: string, values: readonly unknown[]): Promise<QueryAnswer> {
    return this.together(() => {
      this.client.query('set plan_cache_mode = force_custom_plan').catch(told);
      const answer = this.send(text, values);
      this.client.query('set plan_cache_mode = force_generic_plan').catch(told);
      return answer;
    });
  }

  async run(text: string): Promise<void> {
    await this.client.query(text);
  }

  together<T>(send: () => T): T {
    const { stream } = (this.client as unknown as Wired).connection;
    stream.cork();
    try {
      return send();
    } finally {
      stream.uncork();
    }
  }
}

/** The driver would first detect its runtime, for which Node loads its HTTP client: 20 ms of a start. */
export const plainSocket = (): Socket => new Socket();

/**
 * A pool on PostgreSQL. The role is a startup option of the session rather than a statement, so that no RESET leaves
 * it. Statements are pipelined: those that are not awaited individually are sent together.
 *
 * A named statement is planned once: under row-level security, PostgreSQL would otherwise plan it each time, which
 * takes longer than running it. An unnamed one is planned for its values. No statement runs long enough to benefit from
 * JIT compilation.
 */
export function postgresPool(options: PostgresOptions): ConnectionPool {
  const role = options.role ? [`role=${options.role}`] : [];
  const settings = [
    'search_path=signa',
    'timezone=UTC',
    'datestyle=ISO',
    'plan_cache_mode=force_generic_plan',
    'jit=off',
    ...(options.settings ?? []),
    ...role,
  ];
  const pool = new pg.Pool({
    connectionString: options.url,
    stream: plainSocket,
    max: options.size,
    pipeline: true,
    types,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    statement_timeout: options.statementTimeout,
    idle_in_transaction_session_timeout: options.statementTimeout,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'signa',
  });
  // A connection lost during its work also reports it there; without a listener here, it would end the process.
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
