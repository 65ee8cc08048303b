import { expect, it } from 'vitest';
import { openReadiness } from './readiness.js';

it('A-471 reuses a result for a second, then checks the database again', async () => {
  const database = { isWritable: true, checks: 0 };
  let now = 0;
  const readiness = openReadiness(
    () => {
      database.checks += 1;
      return database.isWritable ? Promise.resolve(true) : Promise.reject(new Error('away'));
    },
    () => now,
  );
  expect(await readiness()).toBe(true);
  database.isWritable = false;
  now = 999;
  expect([await readiness(), database.checks]).toEqual([true, 1]);
  now = 1_000;
  expect([await readiness(), database.checks]).toEqual([false, 2]);
});
