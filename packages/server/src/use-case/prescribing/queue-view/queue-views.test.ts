import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Operations } from '@signa/core/contract';
import { parseQueueFilters, taskQueryVariables } from '@signa/core/prescribing';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

type Input = Operations['SaveQueueViews']['variables']['input'];

const view = (name: string, query: string) => ({ id: randomUUID(), name, query });
const [autoship, gabapentin] = [view('Autoship', 'autoship=yes'), view('Drug', 'sort=due&name=gabapentin')];

describeOnEveryDatabase('saved views of the queue', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  beforeEach(() => server.db.asOwner('delete from signa.queue_views'));
  afterAll(() => server.close());

  const read = async (as: string = sample.vet, locationId: string = sample.wren) =>
    (await server.data(as, 'GetQueueViews', { locationId })).queueViews;
  const save = (input: Partial<Input>, as: string = sample.vet, locationId: string = sample.wren) =>
    server.call(as, 'SaveQueueViews', {
      locationId,
      input: { version: 0, views: [autoship, gabapentin], defaultView: 'ready', ...input },
    });

  it('P-453 are those of a user at a location, on every device', async () => {
    expect((await read()).own).toEqual({ version: 0, views: [], defaultView: 'all' });
    expect(await save({})).toMatchObject({ ok: true, data: { saveQueueViews: { version: 1 } } });
    expect((await read()).own).toEqual({
      version: 1,
      views: [autoship, { ...gabapentin, query: 'name=gabapentin&sort=due' }],
      defaultView: 'ready',
    });
    expect((await read(sample.vetadmin)).own.views).toEqual([]);
    expect((await read(sample.vetadmin, sample.battenkill)).own.views).toEqual([]);
    await save({ views: [gabapentin], defaultView: gabapentin.id }, sample.vetadmin);
    expect((await read()).own.views).toHaveLength(2);
    expect((await read(sample.vetadmin)).own.defaultView).toBe(gabapentin.id);
  });

  it('P-453 are in the audit with their names, once for each change', async () => {
    await save({ views: [autoship] });
    await server.db.asOwner('delete from signa.queue_views');
    await save({});
    await save({ version: 1 });
    const entries = await server.db.asOwner<{ before: unknown; after: unknown }>(
      `select before, after from signa.audit_record where location_id = 1 and operation = 'SaveQueueViews'
      order by sequence desc limit 2`,
    );
    const none = { savedViews: [], queueOpensWith: 'all' };
    expect(entries[0]).toEqual({ before: none, after: { savedViews: ['Autoship', 'Drug'], queueOpensWith: 'ready' } });
    expect(entries[1]?.after).not.toEqual(entries[0]?.after);
    expect((await read()).own.version).toBe(1);
  });

  it('P-453 saved at the same time are not lost: one is saved, the other is a conflict', async () => {
    await save({});
    const answers = await Promise.all([
      save({ version: 1, views: [autoship], defaultView: 'all' }),
      save({ version: 1, views: [gabapentin], defaultView: 'all' }),
    ]);
    const outcomes = answers.map((answer) => (answer.ok ? 'saved' : answer.failure.code));
    expect(outcomes.toSorted()).toEqual(['CONFLICT', 'saved']);
    const { own } = await read();
    expect(own.version).toBe(2);
    expect(own.views.map(({ id }) => id)).toEqual([outcomes[0] === 'saved' ? autoship.id : gabapentin.id]);
  });

  it('P-453 two first views at the same time are a conflict too', async () => {
    const answers = await Promise.all([save({ views: [autoship] }), save({ views: [gabapentin] })]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await read()).own.views).toHaveLength(1);
  });

  it('P-453 are refused with the field that is wrong, and nothing is stored', async () => {
    const refused = await save({ views: [autoship, view('autoshíp', 'vet=me')], defaultView: 'none' });
    expect(refused).toMatchObject({
      ok: false,
      failure: {
        code: 'BAD_USER_INPUT',
        issues: [{ path: 'views.1.name' }, { path: 'views.1.query' }, { path: 'defaultView' }],
      },
    });
    expect((await read()).own.version).toBe(0);
  });

  it('P-453 are saved by nobody in the name of the user', async () => {
    await server.impersonate(sample.support, sample.vet);
    const answer = await server.call(
      sample.support,
      'SaveQueueViews',
      { locationId: sample.wren, input: { version: 0, views: [autoship], defaultView: 'all' } },
      { impersonating: sample.vet },
    );
    expect(answer).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
    const foreign = await save({}, sample.denverVet);
    expect(foreign.ok).toBe(false);
  });

  it('P-455 have the number of requests that the queue lists in them, also of joined ones', async () => {
    await save({ views: [autoship, gabapentin, view('Declined', 'status=vet-declined&type=AllExceptExpiringRx')] });
    const { own, counts } = await read();
    expect(counts.map((each) => each.view)).toEqual([
      'all',
      'mine',
      'ready',
      'waiting',
      ...own.views.map(({ id }) => id),
    ]);
    const queries = ['', 'mine=yes', 'ready=yes', 'waiting=1', ...own.views.map((each) => each.query)];
    for (const [index, query] of queries.entries()) {
      const { type, ...filter } = taskQueryVariables(parseQueueFilters(new URLSearchParams(query)), sample.wren);
      const listed = await server.data(sample.vet, 'GetPrescriptionTasksGrouped', { ...filter, type: type ?? null });
      const cards = listed.prescriptionTasksGrouped.reduce((sum, { tasks }) => sum + tasks.length, 0);
      expect([query, counts[index]?.count]).toEqual([query, cards]);
    }
    expect(new Set(counts.map(({ count }) => count)).size).toBeGreaterThan(3);
  });

  it('P-451 P-455 leave out Mine for a user who neither authorizes nor has a delegation', async () => {
    await server.db.asOwner('delete from signa.delegation');
    expect((await read(sample.staff)).counts.map((each) => each.view)).toEqual(['all', 'ready', 'waiting']);
  });
});
