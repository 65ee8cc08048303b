import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import PgBoss from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { afterUndoWindow } from '../testing/after-undo-window.js';
import { testOutgoing } from '../testing/outgoing.js';
import type { Adapters } from '../integration/adapter.js';
import { feedbackAdapter } from '../integration/cds/feedback-adapter.js';
import { pharmacyAdapter } from '../integration/pharmacy-adapter.js';
import { storefrontAdapter } from '../integration/storefront-adapter.js';
import type { MessageKey } from '../store/outbox/outbox-store.js';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { answerTo, declineOf, TaskDesk } from '../testing/task-desk.js';
import type { TestServer } from '../testing/test-server.js';
import { type BossDatabase, bossDatabase } from './boss-database.js';
import { deliverAll } from './jobs.js';
import { sweepOutbox } from './sweep-outbox.js';

const minute = 60_000;
const hour = 60 * minute;

/** Behavior of a receiver: accepts, is down, hangs, or accepts but reports a failure. */
type Mood = 'takes' | 'is gone' | 'hangs' | 'takes and fails';

describeOnOneDatabase('a receiver with a long outage', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  let outside: Server;
  let adapters: Adapters;
  let boss: PgBoss;
  let queue: BossDatabase;
  let mood: Mood = 'takes';
  /** What the receiver processed, by idempotency key: the number of deliveries. */
  let taken = new Map<string, number>();

  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
    outside = createServer((request, response) => {
      const isPharmacy = request.url === '/prescriptions';
      if (isPharmacy && mood === 'is gone') return void request.socket.destroy();
      if (isPharmacy && mood === 'hangs') return;
      const key = String(request.headers['idempotency-key']);
      taken.set(key, (taken.get(key) ?? 0) + 1);
      request.resume();
      response.writeHead(isPharmacy && mood === 'takes and fails' ? 500 : 200).end();
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
    const settings = {
      pharmacy: { url, secret: 'shared', timeout: 500 },
      storefront: { url, secret: 'shared' },
      outgoing: testOutgoing,
    };
    adapters = {
      'pharmacy-prescription': pharmacyAdapter(settings),
      // Accepts everything: only the pharmacy fails here.
      'pims-write-back': () => Promise.resolve(() => Promise.resolve()),
      'storefront-cancel-order': storefrontAdapter(settings),
      'cds-feedback': feedbackAdapter([], testOutgoing),
    };
    queue = bossDatabase(server.db.pool, () => undefined);
    boss = new PgBoss({ db: queue, schema: 'pgboss', migrate: false, supervise: false, schedule: false });
    await boss.start();
  });
  afterAll(async () => {
    await boss.stop({ graceful: false, wait: true });
    await queue.end();
    outside.closeAllConnections();
    outside.close();
    await server.close();
  });
  beforeEach(async () => {
    taken = new Map();
    mood = 'takes';
    server.clock.set(new Date().toISOString());
    await server.db.asOwner(`delete from pgboss.job where name = 'outbox'`);
    await server.db.asOwner('update signa.outbox_message set delivered_at = now() where delivered_at is null');
  });

  const deps = () => ({ database: server.db.database, clock: server.clock, adapters });

  /** Runs everything that is due, like a server. */
  async function work(): Promise<void> {
    const jobs = await boss.fetch<MessageKey>('outbox', { batchSize: 50 });
    if (jobs.length === 0) return;
    await deliverAll(boss, deps(), jobs);
    await boss.complete(
      'outbox',
      jobs.map(({ id }) => id),
    );
  }

  /**
   * Advances the clock to the next event: the queue's next retry, or twenty minutes to a sweep. Returns the time
   * advanced.
   */
  async function pass(): Promise<number> {
    const [next] = await server.db.asOwner<{ wait: number }>(
      `select greatest(0, extract(epoch from min(start_after) - clock_timestamp()) * 1000)::float8 as wait
      from pgboss.job where name = 'outbox' and state in ('created', 'retry') having count(*) > 0`,
    );
    const wait = next?.wait ?? 20 * minute;
    server.clock.advanceMinutes(wait / minute);
    await server.db.asOwner(
      `update pgboss.job set start_after = start_after - $1 * interval '1 millisecond' - interval '1 second' where name = 'outbox'`,
      [wait],
    );
    if (!next) await sweepOutbox(deps(), (key) => boss.send('outbox', key, { retryLimit: 0 }));
    return wait;
  }

  const liveJobs = async () =>
    (
      await server.db.asOwner<{ count: number }>(
        `select count(*)::integer as count from pgboss.job where name = 'outbox' and state < 'completed'`,
      )
    )[0]?.count;
  const waiting = () =>
    server.db.asOwner<{ key: string; attempts: number }>(
      'select idempotency_key as key, attempts from signa.outbox_message where delivered_at is null',
    );
  async function approve(): Promise<string> {
    const task = await desk.fresh('Clementine', 'approval');
    const { addPrescription } = await server.data(sample.vet, 'AddPrescription', answerTo(task));
    await afterUndoWindow(server);
    return `prescription-${addPrescription.id}-issued`;
  }

  /** Runs until nothing is waiting or the time is over; returns the times of the attempts in milliseconds. */
  async function workFor(time: number, changes: (passed: number) => void): Promise<number[]> {
    const tries: number[] = [];
    let passed = 0;
    let attempts = 0;
    for (;;) {
      changes(passed);
      await work();
      expect(await liveJobs()).toBeLessThanOrEqual(1);
      const [message] = await waiting();
      if (message?.attempts !== attempts) tries.push(passed);
      attempts = message?.attempts ?? 0;
      if (!message || passed > time) return tries;
      passed += await pass();
    }
  }

  it.each([
    ['an hour', hour, 24],
    ['a day', 24 * hour, 45],
  ])(
    'P-095 P-123 loses no message to a pharmacy that is down for %s: it is retried with growing delays, shown to support, and delivered once the pharmacy is back',
    async (_title, down, mostTries) => {
      const key = await approve();
      mood = 'is gone';
      const tries = await workFor(2 * down, (passed) => {
        if (passed >= down) mood = 'takes';
      });
      expect(taken).toEqual(new Map([[key, 1]]));
      expect(await waiting()).toEqual([]);
      const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
      expect(Math.max(...waits)).toBeLessThanOrEqual(2 * hour);
      expect(waits.slice(0, 8).every((wait, index) => wait <= 5_000 * 2 ** (index + 1))).toBe(true);
      expect((waits[7] ?? 0) > (waits[0] ?? 0) * 8).toBe(true);
      expect((tries.at(-1) ?? 0) - down).toBeLessThanOrEqual(2 * hour);
      expect(tries.length).toBeLessThanOrEqual(mostTries);
    },
    240_000,
  );

  it('P-095 A-198 shows support what is waiting and why: kind, location, time, attempts, reason, and next attempt', async () => {
    const key = await approve();
    const since = server.clock.now();
    mood = 'is gone';
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await work();
      if (attempt < 4) await pass();
    }
    const [planned] = await server.db.asOwner<{ at: string }>(
      `select signa.instant(start_after) as at from pgboss.job where name = 'outbox' and state = 'retry'`,
    );
    const { undeliveredMessages } = await server.data(sample.support, 'UndeliveredMessages', {});
    expect(undeliveredMessages).toMatchObject([
      {
        kind: 'pharmacy-prescription',
        locationName: 'Wren Street Animal Hospital',
        attempts: 4,
        lastError: expect.stringMatching(/^127\.0\.0\.1:\d+ could not be reached$/) as string,
        nextAttemptAt: planned?.at,
      },
    ]);
    expect(Date.parse(undeliveredMessages[0]?.createdAt ?? '')).toBeLessThanOrEqual(Date.parse(since));
    await server.db.asOwner(`delete from pgboss.job where name = 'outbox'`);
    const [swept] = (await server.data(sample.support, 'UndeliveredMessages', {})).undeliveredMessages;
    expect(Date.parse(swept?.nextAttemptAt ?? '') - Date.parse(swept?.lastAttemptAt ?? '')).toBe(hour);
    mood = 'takes';
    server.clock.advanceMinutes(61);
    await pass();
    await work();
    expect(taken).toEqual(new Map([[key, 1]]));
    expect((await server.data(sample.support, 'UndeliveredMessages', {})).undeliveredMessages).toEqual([]);
  });

  it('P-095 resends under the same key what the pharmacy accepted with a 500', async () => {
    const key = await approve();
    mood = 'takes and fails';
    await work();
    mood = 'takes';
    await pass();
    await work();
    expect(taken).toEqual(new Map([[key, 2]]));
    expect(await waiting()).toEqual([]);
  });

  it('P-095 P-171 does not delay one receiver for another that hangs, and reports the timeout', async () => {
    await approve();
    const task = await desk.fresh('Clementine', 'approval');
    await server.data(sample.vet, 'UpsertPrescriptionTask', declineOf(task));
    mood = 'hangs';
    await work();
    expect([...taken.keys()]).toEqual([`task-${task.id}-cancel-order`]);
    const [kept] = await server.db.asOwner(
      'select attempts, last_error as error from signa.outbox_message where delivered_at is null',
    );
    expect(kept).toEqual({ attempts: 1, error: expect.stringContaining('did not respond in time') as string });
  });

  const resend = (
    messageId: string,
    {
      as = sample.support,
      locationId = sample.wren,
      key = '',
    }: Partial<Record<'as' | 'locationId' | 'key', string>> = {},
  ) => server.call(as, 'ResendMessage', { locationId, messageId }, key === '' ? {} : { idempotencyKey: key });
  const waitingId = async () =>
    (
      await server.db.asOwner<{ id: string }>(
        `select id::text from signa.outbox_message where delivered_at is null and kind = 'pharmacy-prescription'`,
      )
    )[0]?.id ?? '';

  it('A-307 support resends a waiting message immediately under the same key', async () => {
    const key = await approve();
    mood = 'is gone';
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await work();
      if (attempt < 4) await pass();
    }
    const id = await waitingId();
    mood = 'takes';
    await work();
    expect(taken).toEqual(new Map());
    expect(await resend(id)).toMatchObject({
      ok: true,
      data: { resendMessage: { id, state: 'waiting', attempts: 4, nextAttemptAt: expect.any(String) as string } },
    });
    expect(await liveJobs()).toBe(1);
    await work();
    expect(taken).toEqual(new Map([[key, 1]]));
    expect(await waiting()).toEqual([]);
    expect(
      await server.db.asOwner(
        `select operation, subject, username, before from signa.audit_record where location_id = 1 order by sequence desc limit 1`,
      ),
    ).toEqual([
      {
        operation: 'ResendMessage',
        subject: `message:${id}`,
        username: sample.support,
        before: { state: 'waiting', attempts: 4 },
      },
    ]);
  });

  it('A-307 support resends a permanently failed message with as many attempts as a new one', async () => {
    const key = await approve();
    const id = await waitingId();
    await server.db.asOwner(`delete from pgboss.job where name = 'outbox' and data ->> 'messageId' = $1`, [id]);
    await work();
    await server.db.asOwner('update signa.outbox_message set failed_at = now(), attempts = 1 where id = $1', [id]);
    expect(await resend(id, { key: 'one-press' })).toMatchObject({ ok: true });
    expect(await resend(id, { key: 'one-press' })).toMatchObject({ ok: true });
    expect(await liveJobs()).toBe(1);
    mood = 'takes and fails';
    await work();
    expect(await waiting()).toMatchObject([{ attempts: 2 }]);
    mood = 'takes';
    await pass();
    await work();
    expect(taken).toEqual(new Map([[key, 2]]));
    expect(await waiting()).toEqual([]);
  });

  it('A-307 support cannot resend a delivered message, one being sent, or one of another location', async () => {
    await approve();
    const id = await waitingId();
    const conflict = { ok: false, failure: { code: 'CONFLICT' } };
    await server.db.asOwner(`update pgboss.job set state = 'active' where name = 'outbox'`);
    expect(await resend(id)).toMatchObject(conflict);
    await server.db.asOwner(`update pgboss.job set state = 'created' where name = 'outbox'`);
    for (const locationId of [sample.battenkill, '987654321'])
      expect(await resend(id, { locationId })).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
    for (const as of [sample.vet, sample.vetadmin, sample.admin])
      expect(await resend(id, { as })).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
    await work();
    expect(await resend(id)).toMatchObject(conflict);
    await work();
    expect([...taken.values()]).toEqual([1]);
  });
});
