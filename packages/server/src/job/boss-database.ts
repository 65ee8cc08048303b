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
 * pg-boss does not wait for some of what it asks, also while it stops: after the end it gets empty answers, because an
 * error that nobody waits for would end the process.
 */
export function bossDatabase(pool: ConnectionPool): BossDatabase {
  const running = new Set<Promise<unknown>>();
  let hasEnded = false;
  return {
    executeSql(text, values) {
      if (hasEnded) return Promise.resolve({ rows: [] });
      const asked = ask(pool, text, values);
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
