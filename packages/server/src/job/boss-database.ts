import type { Connection, ConnectionPool } from '../database/connection.js';

/** The way pg-boss asks its database, on a pool that both databases have. */
export interface BossDatabase {
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
  /** Waits for what is asked, and answers nothing more. */
  end(): Promise<void>;
}

/** pg-boss sends its maintenance as several statements at once, which no driver takes together with values. */
const severalStatements = /;\s*\S/;

/**
 * What tells how a job ended. pg-boss does not wait for it, so an error of it would be one that nobody waits for, and
 * would end the process.
 */
const endsJob = /^\s*WITH (?:results|deleted_jobs) AS/i;
const noneEnded = { rows: [{ count: '0' }] };

/**
 * @param onError - is told of a job whose end could not be kept: it runs again once its time is over
 */
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
