import { expect, it } from 'vitest';
import type { ConnectionPool } from '../database/connection.js';
import { bossDatabase } from './boss-database.js';

/** A pool whose one connection responds on demand. */
function slowPool(): { pool: ConnectionPool; asked: string[]; answer: (error?: Error) => void } {
  const asked: string[] = [];
  let settle: (error?: Error) => void = () => undefined;
  const connection = {
    query: async (text: string) => {
      asked.push(text);
      const error = await new Promise<Error | undefined>((resolve) => (settle = resolve));
      if (error) throw error;
      return { rows: [{ id: 1 }], affected: 0 };
    },
    run: async (text: string) => void asked.push(text),
    together: <T>(send: () => T) => send(),
  };
  const pool: ConnectionPool = {
    acquire: async () => ({ connection, release: () => undefined }),
    close: async () => undefined,
  };
  return { pool, asked, answer: (error) => settle(error) };
}

it('waits for running queries when it closes, and then returns nothing without a query', async () => {
  const { pool, asked, answer } = slowPool();
  const db = bossDatabase(pool, () => undefined);
  const running = db.executeSql('select $1', [1]);
  await Promise.resolve();
  let hasEnded = false;
  const ended = db.end().then(() => (hasEnded = true));
  expect(await db.executeSql('select $1', [2])).toEqual({ rows: [] });
  expect(hasEnded).toBe(false);
  answer();
  expect(await running).toEqual({ rows: [{ id: 1 }] });
  await ended;
  expect(asked).toEqual(['select $1']);
});

it('ends the transaction of failed statements and reports the error to the caller', async () => {
  const { pool, asked, answer } = slowPool();
  const db = bossDatabase(pool, () => undefined);
  const running = db.executeSql('select $1', [1]);
  await Promise.resolve();
  await Promise.resolve();
  answer(new Error('gone'));
  await expect(running).rejects.toThrow('gone');
  expect(asked).toEqual(['select $1', 'rollback']);
  await db.end();
});

it('sends several statements in one query unchanged', async () => {
  const { pool, asked } = slowPool();
  await bossDatabase(pool, () => undefined).executeSql('begin; select 1; commit;', []);
  expect(asked).toEqual(['begin; select 1; commit;']);
});

it('reports the unsaved end of a job, which no one awaits, instead of rejecting', async () => {
  const { pool, answer } = slowPool();
  const told: unknown[] = [];
  const db = bossDatabase(pool, (error) => told.push(error));
  const running = db.executeSql('  WITH results AS (update …) SELECT COUNT(*) FROM results', ['outbox']);
  await Promise.resolve();
  await Promise.resolve();
  answer(new Error('gone'));
  expect(await running).toEqual({ rows: [{ count: '0' }] });
  expect(told).toEqual([new Error('gone')]);
  await db.end();
  expect(await db.executeSql('with deleted_jobs as (…)', ['outbox'])).toEqual({ rows: [{ count: '0' }] });
});
