import { StartError } from '../start/start-error.js';
import type { Connection } from './connection.js';
import { postgresPool } from './postgres.js';

interface OneConnection {
  readonly url: string;
  /** Setting with the address. */
  readonly name: string;
  readonly onLost?: (error: Error) => void;
}

/** Ten minutes, because a migration can process every row. */
const statementTimeout = 600_000;

/**
 * One PostgreSQL session, as the role in the address.
 *
 * @throws StartError when the database cannot be reached
 */
export async function withPostgres<T>(
  { url, name, onLost = () => undefined }: OneConnection,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const pool = postgresPool({ url, size: 1, statementTimeout, onLost });
  try {
    const lease = await pool.acquire().catch((error: unknown) => unreachable(name, error));
    try {
      return await work(lease.connection);
    } finally {
      lease.release();
    }
  } finally {
    await pool.close();
  }
}

/** The driver's own message, with the setting it is about. */
function unreachable(name: string, error: unknown): never {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const reason = first instanceof Error ? first.message : String(first);
  throw new StartError(
    `Can't reach the database of ${name}: ${reason}. Check the address, and that PostgreSQL is running there.`,
  );
}
