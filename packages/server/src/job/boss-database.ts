import type { Connection, ConnectionPool } from '../database/connection.js';

/** The way pg-boss asks its database, on a pool that both databases have. */
export interface BossDatabase {
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

/** pg-boss sends its maintenance as several statements at once, which no driver takes together with values. */
const severalStatements = /;\s*\S/;

export function bossDatabase(pool: ConnectionPool): BossDatabase {
  return {
    async executeSql(text, values) {
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
    },
  };
}

async function execute(connection: Connection, text: string, values: readonly unknown[] = []): Promise<{ rows: unknown[] }> {
  if (values.length === 0 && severalStatements.test(text)) {
    await connection.run(text);
    return { rows: [] };
  }
  return { rows: (await connection.query(text, values)).rows };
}
