import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { TestClock } from '../testing/test-clock.js';
import type { TestDatabase } from '../testing/test-database.js';
import { forgetRepeats } from './forget-repeats.js';

describeOnEveryDatabase('stored responses for repeats', (make) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await make();
  });
  afterAll(() => db.dispose());

  it('are deleted after a week, at every location', async () => {
    await db.asOwner(`insert into signa.idempotency_record (location_id, username, key, operation, input_hash, answer, created_at)
      values (1, 'a', 'old', 'x', 'x', '{}', now() - interval '8 days'), (3, 'a', 'old too', 'x', 'x', '{}', now() - interval '9 days'),
        (3, 'a', 'young', 'x', 'x', '{}', now() - interval '6 days')`);
    await forgetRepeats({ database: db.database, clock: new TestClock() });
    expect(await db.asOwner('select key from signa.idempotency_record')).toEqual([{ key: 'young' }]);
  });
});
