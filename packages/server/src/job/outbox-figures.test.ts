import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';
import { outboxFigures } from './outbox-figures.js';

describeOnEveryDatabase('undelivered messages', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    await server.db.asOwner('delete from signa.outbox_message');
  });
  afterAll(() => server.close());

  it('A-319 are counted across all locations, with the age of the oldest waiting one', async () => {
    expect(await outboxFigures(server.db.database)).toEqual({ waiting: 0, failed: 0, oldestSeconds: 0 });
    const add = (locationId: string, key: string, minutes: number, ends: string) =>
      server.db.asOwner(
        `insert into signa.outbox_message (location_id, kind, idempotency_key, payload, created_at, ${ends})
        values ($1, 'pharmacy-prescription', $2, '{}', now() - $3 * interval '1 minute', now())`,
        [locationId, key, minutes],
      );
    await add(sample.wren, 'waits', 10, 'last_attempt_at');
    await add(sample.battenkill, 'waits', 30, 'last_attempt_at');
    await add(sample.battenkill, 'failed', 90, 'failed_at');
    await add(sample.wren, 'delivered', 120, 'delivered_at');
    const { oldestSeconds, ...counts } = await outboxFigures(server.db.database);
    expect(counts).toEqual({ waiting: 2, failed: 1 });
    expect(oldestSeconds).toBeGreaterThanOrEqual(30 * 60);
    expect(oldestSeconds).toBeLessThan(80 * 60);
    await server.db.asOwner(`update signa.location set is_active = false where id = ${sample.battenkill}`);
    expect(await outboxFigures(server.db.database)).toMatchObject({ waiting: 2, failed: 1 });
  });
});
