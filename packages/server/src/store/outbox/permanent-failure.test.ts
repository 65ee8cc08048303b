import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../testing/every-database.js';
import { sample } from '../../testing/sample-server.js';
import type { TestDatabase } from '../../testing/test-database.js';
import { markDelivered, markFailed } from './outbox-store.js';
import { sendAgain } from './resend-store.js';

const start = Date.parse('2026-11-20T18:00:00Z');
const instantOf = (minute: number) => new Date(start + minute * 60_000).toISOString();

type Step = 'temporary' | 'permanent' | 'resend';

describeOnEveryDatabase('a message that failed permanently', (make) => {
  let db: TestDatabase;
  let next = 900_000;
  beforeAll(async () => {
    db = await make('sample');
  });
  afterAll(() => db.dispose());

  const scope = { locationIds: [sample.wren] };

  async function newMessage() {
    next += 1;
    await db.asOwner(
      `insert into signa.outbox_message (location_id, id, kind, idempotency_key, payload, created_at)
      values ($1, $2, 'pharmacy-prescription', gen_random_uuid(), '{}', $3)`,
      [sample.wren, next, instantOf(0)],
    );
    return { locationId: sample.wren, messageId: String(next) };
  }

  async function stateOf({ messageId }: { messageId: string }) {
    const [found] = await db.asOwner<{ failed: Date | null; delivered: Date | null; attempts: number }>(
      'select failed_at as failed, delivered_at as delivered, attempts from signa.outbox_message where id = $1',
      [messageId],
    );
    return found;
  }

  it('A-556 stays failed since the first time, through any attempts, and only sending it again changes that', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Step>('temporary', 'permanent', 'resend'), { minLength: 1, maxLength: 8 }),
        async (steps) => {
          const message = await newMessage();
          let expected: number | null = null;
          let attempts = 0;
          for (const [index, step] of steps.entries()) {
            const now = instantOf(index + 1);
            await db.database.write(scope, async (tx) => {
              if (step === 'resend') await sendAgain(tx, message, now);
              else await markFailed(tx, message, now, 'no', step === 'permanent');
            });
            if (step === 'resend') expected = null;
            else attempts += 1;
            if (step === 'permanent') expected ??= Date.parse(now);
            const found = await stateOf(message);
            expect(found?.failed == null ? null : new Date(found.failed).getTime()).toBe(expected);
            expect(found?.attempts).toBe(attempts);
          }
        },
      ),
      { numRuns: 25, examples: [[['permanent', 'temporary']], [['permanent', 'permanent', 'resend', 'temporary']]] },
    );
  });

  it('A-556 is delivered if an attempt that was under way succeeds, and no failure changes it afterwards', async () => {
    const message = await newMessage();
    await db.database.write(scope, (tx) => markFailed(tx, message, instantOf(1), 'no', true));
    await db.database.write(scope, (tx) => markDelivered(tx, message, instantOf(2)));
    await db.database.write(scope, (tx) => markFailed(tx, message, instantOf(3), 'no', true));
    const found = await stateOf(message);
    expect(new Date(found?.delivered ?? 0).toISOString()).toBe(instantOf(2));
    expect(new Date(found?.failed ?? 0).toISOString()).toBe(instantOf(1));
  });
});
