import { listen, openPharmacy } from '@signa/fixtures/simulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sample } from '../testing/sample-server.js';
import { type Task, answerTo, declineOf } from '../testing/task-desk.js';
import { type Call, callerWith, eachAtOnce } from './caller.testing.js';
import { describeOnServers, postgresServerDatabase, type ServerDatabase } from './server-database.testing.js';
import { type EqualRequests, insertEqualRequests, stateOf, tasksOf } from './equal-requests.testing.js';
import { type SpawnedServer, endServer, spawnServer } from './spawned-server.testing.js';
import { openTestIssuer } from './test-issuer.testing.js';

const size = 60;
const fewer = 60;

describeOnServers('two servers on one PostgreSQL', () => {
  const pharmacy = openPharmacy({
    secret: 'pharmacy',
    inbound: { url: 'http://127.0.0.1:1', secret: 'nobody listens' },
    behaviour: { decision: 'silent' },
  });
  let database: ServerDatabase;
  let issuer: Awaited<ReturnType<typeof openTestIssuer>>;
  let counter: Awaited<ReturnType<typeof listen>>;
  let servers: readonly SpawnedServer[] = [];
  let first = '';
  let second = '';
  let maya: Call;
  let annika: Call;

  beforeAll(async () => {
    [database, issuer, counter] = await Promise.all([
      postgresServerDatabase(),
      openTestIssuer(),
      listen(pharmacy.handler),
    ]);
    const settings = {
      ...database.settings,
      ...issuer.settings,
      PHARMACY_URL: counter.url,
      PHARMACY_SECRET: 'pharmacy',
      JOB_POLL_SECONDS: '1',
    };
    servers = [spawnServer(settings), spawnServer(settings)];
    const [one = '', other = ''] = await Promise.all(servers.map((server) => server.ready()));
    [first, second] = [one, other];
    maya = callerWith(await issuer.token(sample.vet));
    annika = callerWith(await issuer.token(sample.vetadmin));
  });
  afterAll(async () => {
    await Promise.all(servers.map(endServer));
    await Promise.all([counter.close(), issuer.close(), database.remove()]);
  });

  /** Starts both concurrently and returns the one that learned that it answered the request. */
  async function race(
    one: () => ReturnType<Call>,
    other: () => ReturnType<Call>,
  ): Promise<readonly (string | undefined)[]> {
    const answers = await Promise.all([one(), other()]);
    return answers.map((answer) => (answer?.ok ? 'won' : answer?.failure.code));
  }

  async function seed(count: number): Promise<{ requests: EqualRequests; tasks: Task[] }> {
    const requests = await database.look(async (query) => {
      await query(`update signa.task set origin = 'settled' where origin = 'equal'`);
      return await insertEqualRequests(query, count);
    });
    return { requests, tasks: await tasksOf(requests, maya, first) };
  }

  it('P-007 P-155 P-156 P-161 each request approved and declined concurrently has one answer, and the other caller gets a conflict', async () => {
    const { requests, tasks } = await seed(size);
    const outcomes: string[] = [];
    await eachAtOnce([...tasks.entries()], 6, async ([index, task]) => {
      const [here, there] = index % 2 === 0 ? [first, second] : [second, first];
      const result = await race(
        () => maya(here, 'AddPrescription', answerTo(task)),
        () => annika(there, 'UpsertPrescriptionTask', declineOf(task)),
      );
      outcomes.push(result.join('/'));
    });
    const approvals = outcomes.filter((outcome) => outcome === 'won/CONFLICT').length;
    const declines = outcomes.filter((outcome) => outcome === 'CONFLICT/won').length;
    expect(approvals + declines).toBe(size);

    const state = await database.look((query) => stateOf(query, requests));
    expect(state).toMatchObject({ pending: 0, declined: declines, cancelled: declines, auditBreak: null });
    expect(state.approved).toHaveLength(approvals);
    expect(state.prescriptions).toEqual(state.approved);
    expect(state.messages).toEqual(state.approved);
    expect(state.audited).toEqual(state.approved);
  });

  it('P-007 P-155 each request approved by two vets concurrently is one prescription, which reaches the pharmacy once', async () => {
    const { requests, tasks } = await seed(fewer);
    const outcomes = new Set<string>();
    await eachAtOnce(tasks, 6, async (task) => {
      const result = await race(
        () => maya(first, 'AddPrescription', answerTo(task)),
        () => annika(second, 'AddPrescription', answerTo(task)),
      );
      outcomes.add(result.toSorted().join('/'));
    });
    expect([...outcomes]).toEqual(['CONFLICT/won']);

    const state = await database.look((query) => stateOf(query, requests));
    expect(state).toMatchObject({ pending: 0, declined: 0, auditBreak: null });
    expect(state.approved).toHaveLength(fewer);
    expect(state.prescriptions).toEqual(state.approved);
    expect(state.messages).toEqual(state.approved);

    const arrived = () => pharmacy.received().map(({ body }) => (body as { prescriptionId: string }).prescriptionId);
    await expect
      .poll(() => arrived().filter((id) => state.approved.includes(id)).length, { timeout: 120_000 })
      .toBe(fewer);
    expect(new Set(arrived()).size).toBe(arrived().length);
  });
});
