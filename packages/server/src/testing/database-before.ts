import type { Connection } from '../database/connection.js';
import { createPglite } from '../database/create-pglite.js';
import { embeddedPool } from '../database/embedded.js';
import { migrate } from '../database/migrate.js';
import { migrations } from '../database/migration/index.js';
import { postgresPool } from '../database/postgres.js';
import { createDatabase, dropDatabase, hasPostgres } from './postgres-test-database.js';

/** A database before a migration step. */
interface DatabaseBefore {
  /** Runs statements as the owner, to insert the data before the step. */
  lay(statements: string): Promise<void>;
  read<Row = Record<string, unknown>>(statement: string): Promise<Row[]>;
  /** Runs the step and returns the names of the steps that ran. */
  take(): Promise<readonly string[]>;
}

/** Lets a test examine one step; on PostgreSQL, or on the embedded database without one (decision 59). */
export async function onDatabaseBefore(step: string, work: (db: DatabaseBefore) => Promise<void>): Promise<void> {
  const place = migrations.findIndex(({ name }) => name === step);
  if (place < 0) throw new Error(`Unknown migration step ${step}`);
  const { connection, dispose } = await (hasPostgres() ? onPostgres() : embedded());
  try {
    await migrate(connection, { steps: migrations.slice(0, place) });
    await work({
      lay: (statements) => connection.run(statements),
      read: async <Row>(statement: string) => (await connection.query(statement, [])).rows as Row[],
      take: () => migrate(connection, { steps: migrations.slice(0, place + 1) }),
    });
  } finally {
    await dispose();
  }
}

interface Opened {
  readonly connection: Connection;
  dispose(): Promise<void>;
}

async function onPostgres(): Promise<Opened> {
  const url = await createDatabase();
  const pool = postgresPool({ url, size: 1, statementTimeout: 600_000, onLost: () => undefined });
  const { connection, release } = await pool.acquire();
  return {
    connection,
    async dispose() {
      release();
      await pool.close();
      await dropDatabase(url);
    },
  };
}

async function embedded(): Promise<Opened> {
  const pglite = await createPglite();
  const { connection } = await embeddedPool(pglite, async () => undefined).acquire();
  return { connection, dispose: () => pglite.close() };
}
