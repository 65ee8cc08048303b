import type { Connection, ConnectionPool } from '../database/connection.js';

/** The database adapter of pg-boss, on a pool of either database. */
export interface BossDatabase {
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
  /** Waits for running queries, and runs nothing more. */
  end(): Promise<void>;
}

/** pg-boss sends its maintenance as several statements in one query, which no driver combines with parameters. */
const severalStatements = /;\s*\S/;

/**
 * Statements that store how a job ended. pg-boss does not await them, so a failure would be an unhandled rejection and
 * end the process.
 */
const endsJob = /^\s*WITH (?:results|deleted_jobs) AS/i;
const noneEnded = { rows: [{ count: '0' }] };

/** @param onError - called for a job whose end could not be stored: it runs again after its timeout */
export function bossDatabase(pool: ConnectionPool, onError: (error: unknown) => void): BossDatabase {
  const running = new Set<Promise<unknown>>();
  let hasEnded = false;
  return {
    executeSql(text, values) {
      const isEndOfJob = endsJob.test(text);
      if (hasEnded) return Promise.resolve(isEndOfJob ? noneEnded : { rows: [] });
      const asked = isEndOfJob ? kept(ask(pool, text, values), onError) : ask(pool, text, values);
      const done = asked.then(ignored, ignored).finally(() => running.delete(done));
      running.add(done);
      return asked;
    },
    async end() {
      hasEnded = true;
      await Promise.all(running);
    },
  };
}

async function kept(
  asked: Promise<{ rows: unknown[] }>,
  onError: (error: unknown) => void,
): Promise<{ rows: unknown[] }> {
  try {
    return await asked;
  } catch (error) {
    onError(error);
    return noneEnded;
  }
}

const ignored = (): void => undefined;

async function ask(pool: ConnectionPool, text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
  const { connection, release } = await pool.acquire();
  try {
    const answer = await execute(connection, text, values);
    release();
    return answer;
  } catch (error) {
    await connection.run('rollback').then(
      () => release(),
      () => release(true),
    );
    throw error;
  }
}

async function execute(
  connection: Connection,
  text: string,
  values: readonly unknown[] = [],
): Promise<{ rows: unknown[] }> {
  if (values.length === 0 && severalStatements.test(text)) {
    await connection.run(text);
    return { rows: [] };
  }
  return { rows: (await connection.query(text, values)).rows };
}
