import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeOnEveryDatabase, describeOnPostgres } from '../testing/every-database.js';
import { type LiveReader, type ReaderOptions, readLive } from '../testing/live-reader.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { TaskDesk, declineOf } from '../testing/task-desk.js';
import type { TestDatabase } from '../testing/test-database.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import { postgresTestDatabase } from '../testing/postgres-test-database.js';
import type { TestServer } from '../testing/test-server.js';

/** Longer than anything takes, so that an early end is a failure and never a slow machine. */
const soon = { interval: 20 };

/** Readers of a server, which disconnect with the test. */
function readersOf(server: () => TestServer) {
  const open: LiveReader[] = [];
  afterEach(() => open.splice(0).forEach((reader) => reader.leave()));
  return async (as: string, locationId: string = sample.wren, options?: ReaderOptions): Promise<LiveReader> => {
    const reader = await readLive(server().url, await server().token(as), locationId, options);
    open.push(reader);
    return reader;
  };
}

const kindsOf = ({ changes }: LiveReader) =>
  new Set(changes.flatMap(({ subjects }) => subjects.map(({ kind, id }) => `${kind}:${id}`)));

describeOnEveryDatabase('changes by other users', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
    // The listening session starts by itself; a received event proves that it did.
    const first = await readLive(server.url, await server.token(sample.staff), sample.wren);
    await vi.waitFor(
      async () => {
        await tell('shortcut:1');
        expect(first.changes).not.toEqual([]);
      },
      { timeout: 60_000, interval: 20 },
    );
    first.leave();
  });
  afterAll(() => server.close());
  const reading = readersOf(() => server);

  /** A database notification without a change. */
  const tell = (subject: string, locationId: string = sample.wren) =>
    server.db.asOwner(`select pg_notify('signa_change', '{"locationId":"${locationId}","subjects":["${subject}"]}')`);

  it('P-152 are sent by name to readers of the location, and to no one at another location', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const [here, there] = [await reading(sample.staff), await reading(sample.denverVet, sample.larkspur)];
    const { ok } = await server.call(sample.vet, 'UpsertPrescriptionTask', declineOf(task));
    expect(ok).toBe(true);
    await expect.poll(() => kindsOf(here).has(`task:${task.id}`), soon).toBe(true);
    await tell('client:1', sample.larkspur);
    await expect.poll(() => there.changes.length, soon).toBe(1);
    expect([...kindsOf(there)]).toEqual(['client:1']);
  });

  it('P-152 contain names only', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const here = await reading(sample.staff);
    await server.data(sample.vet, 'UpsertPrescriptionTask', declineOf(task));
    await expect.poll(() => here.changes.length, soon).toBeGreaterThan(0);
    expect(JSON.stringify(here.changes)).not.toMatch(/Clementine|exam|Okafor/);
  });

  it('P-152 are streamed without proxy buffering', async () => {
    const here = await reading(sample.staff);
    expect([here.status, here.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(here.headers.get('x-accel-buffering')).toBe('no');
    expect(here.headers.get('cache-control')).toBe('no-store, no-transform');
  });

  it('P-152 are not sent when rolled back', async () => {
    const here = await reading(sample.staff);
    await server.db.asOwner(
      `begin; select pg_notify('signa_change', '{"locationId":"1","subjects":["client:777"]}'); rollback`,
    );
    await tell('client:778');
    await expect.poll(() => kindsOf(here).has('client:778'), soon).toBe(true);
    expect(kindsOf(here).has('client:777')).toBe(false);
  });

  it('P-152 are sent by kind when a notification is too small for every name', async () => {
    const here = await reading(sample.staff);
    await server.db.asOwner(
      `select signa.tell_change(1, (select array_agg('task:' || n) from generate_series(100000, 102000) n))`,
    );
    await expect.poll(() => kindsOf(here).has('task:null'), soon).toBe(true);
  });
});

describeOnPostgres('access to notifications', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await embeddedTestDatabase(), undefined, { beatEvery: 50, mostOfPerson: 3 });
  });
  afterAll(() => server.close());
  const reading = readersOf(() => server);
  const tell = (subject: string, locationId = sample.wren) =>
    server.db.asOwner(`select pg_notify('signa_change', '{"locationId":"${locationId}","subjects":["${subject}"]}')`);

  it.each([sample.vet, sample.vetadmin, sample.staff, sample.admin, sample.support, sample.adminSupport])(
    'P-152 A-018 A-172 for %s, a foreign location is like a missing one',
    async (as) => {
      const [foreign, missing] = [await reading(as, sample.larkspur), await reading(as, '987654321')];
      expect(foreign.status).not.toBe(200);
      expect([foreign.status, foreign.refusal()]).toEqual([missing.status, missing.refusal()]);
    },
  );

  it('A-532 are sent to support once it gave a reason for the location, until the reason expires', async () => {
    const refused = await reading(sample.support);
    expect([refused.status, refused.refusal()]).toEqual([403, 'FORBIDDEN']);
    await server.data(sample.support, 'OpenSupportAccess', { locationId: sample.wren, reason: 'Ticket 4711' });
    const here = await reading(sample.support);
    expect(here.status).toBe(200);
    expect((await reading(sample.support, sample.larkspur)).status).toBe(403);
    expect((await reading(sample.adminSupport)).status).toBe(403);
    await vi.waitFor(async () => {
      await tell('client:1');
      expect([...kindsOf(here)]).toEqual(['client:1']);
    }, soon);
    server.clock.advanceMinutes(60);
    expect(await here.ended).toBe('complete');
    expect(here.refusal()).toBe('FORBIDDEN');
    server.clock.advanceMinutes(-60);
  });

  it('A-011 A-012 requires a token, the application header, and a location', async () => {
    const nobody = await readLive(server.url, 'no token', sample.wren);
    await nobody.ended;
    expect([nobody.status, nobody.refusal()]).toEqual([401, 'UNAUTHENTICATED']);
    const elsewhere = await reading(sample.vet, sample.wren, { headers: { application: 'another' } });
    await elsewhere.ended;
    expect([elsewhere.status, elsewhere.refusal()]).toEqual([403, 'FORBIDDEN']);
    const nowhere = await reading(sample.vet, null as never);
    await nowhere.ended;
    expect([nowhere.status, nowhere.refusal()]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('A-010 is rejected for a request for a single response', async () => {
    const plain = await reading(sample.vet, sample.wren, { headers: { accept: 'application/json' } });
    await plain.ended;
    expect([plain.status, plain.refusal()]).toEqual([406, 'BAD_USER_INPUT']);
  });

  it("P-152 A-008 ends with a message when the reader's rights end", async () => {
    const here = await reading(sample.staff);
    await tell('task:1');
    // A notification of the test before may still arrive.
    await expect.poll(() => kindsOf(here).has('task:1'), soon).toBe(true);
    await server.db.asOwner(
      `update signa.location_user set is_active = false where location_id = 1
        and user_id = (select id from signa.app_user where lower(username) = '${sample.staff}')`,
    );
    await tell('task:2');
    expect(await here.ended).toBe('complete');
    expect(here.refusal()).toBe('FORBIDDEN');
    expect(kindsOf(here)).not.toContain('task:2');
  });

  it("P-152 A-011 ends when the reader's token expires", async () => {
    const token = await server.token(sample.vetadmin, { exp: Math.floor(Date.now() / 1000) + 3_600 });
    const here = await readLive(server.url, token, sample.wren);
    await expect.poll(() => here.beats(), soon).toBeGreaterThan(1);
    server.clock.advanceMinutes(61);
    await tell('task:9');
    expect(await here.ended).toBe('complete');
    expect([here.refusal(), kindsOf(here).has('task:9')]).toEqual(['UNAUTHENTICATED', false]);
    server.clock.advanceMinutes(-61);
  });

  it('P-152 is limited per user', async () => {
    const readers = await Promise.all(Array.from({ length: 3 }, () => reading(sample.vet)));
    expect(readers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const fourth = await reading(sample.vet);
    await fourth.ended;
    expect([fourth.status, fourth.refusal()]).toEqual([429, 'TOO_MANY_CALLS']);
    readers[0]?.leave();
    await expect.poll(async () => (await reading(sample.vet)).status, soon).toBe(200);
  });
});

describeOnPostgres('the listening session', () => {
  let db: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    db = await postgresTestDatabase();
    server = await startSampleServer(db);
  });
  afterAll(() => server.close());
  const reading = readersOf(() => server);

  const listeners = () =>
    db.asOwner<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'signa listens'
        and query like 'listen%' and state = 'idle'`,
    );

  it('P-152 restarts after a lost connection, and tells all readers that anything may have changed', async () => {
    const here = await reading(sample.staff);
    await expect.poll(async () => (await listeners()).length, soon).toBe(1);
    const [lost] = await listeners();
    await db.asOwner('select pg_terminate_backend($1)', [lost?.pid]);
    // If the reader connected first, the initial session also reports that anything may have changed.
    const again = async () => (await listeners()).some(({ pid }) => pid !== lost?.pid);
    await expect.poll(again, soon).toBe(true);
    await expect.poll(() => here.changes.some(({ isEverything }) => isEverything), soon).toBe(true);
    await db.asOwner(`select pg_notify('signa_change', '{"locationId":"1","subjects":["task:31"]}')`);
    await expect.poll(() => kindsOf(here).has('task:31'), soon).toBe(true);
  });
});
