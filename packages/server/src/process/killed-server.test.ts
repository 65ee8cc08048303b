import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sample } from '../testing/sample-server.js';
import { type Task, answerTo } from '../testing/task-desk.js';
import { type Call, callerWith, eachAtOnce } from './caller.testing.js';
import { type ServerDatabase, describeOnEveryServerDatabase } from './server-database.testing.js';
import {
  type EqualRequests,
  type RequestsState,
  insertEqualRequests,
  stateOf,
  tasksOf,
} from './equal-requests.testing.js';
import { type SpawnedServer, endServer, spawnServer } from './spawned-server.testing.js';
import { openTestIssuer } from './test-issuer.testing.js';
import { killsDone, timeFor } from './test-runs.testing.js';

/** Open requests at each start of the server; some of them are answered before it is killed. */
const perKill = 24;
const atOnce = 8;

describeOnEveryServerDatabase(`a server killed ${killsDone} times while requests are approved`, (make) => {
  let database: ServerDatabase;
  let issuer: Awaited<ReturnType<typeof openTestIssuer>>;
  let server: SpawnedServer;
  let url = '';
  let requests: EqualRequests;
  let left: Task[];
  let maya: Call;
  /** The key of each approval, and the prescriptions of those that were answered. */
  const keys = new Map<string, string>();
  const acknowledged = new Map<string, string>();
  /** About ten are answered between a start and a kill. */
  const size = killsDone * 12 + perKill;
  let interrupted = 0;

  const start = async (): Promise<void> => {
    server = spawnServer({ ...database.settings, ...issuer.settings });
    url = await server.ready();
  };
  const approve = async (task: Task, onAnswer: () => void = () => undefined): Promise<void> => {
    const key = keys.get(task.id) ?? randomUUID();
    keys.set(task.id, key);
    const answer = await maya(url, 'AddPrescription', answerTo(task), key);
    // A slow machine's identity provider can time out: then nothing was saved, and the call is repeated.
    if (answer === null || (!answer.ok && answer.failure.code === 'UNAVAILABLE')) {
      interrupted += 1;
      return;
    }
    if (!answer.ok) throw new Error(`An approval was refused: ${JSON.stringify(answer.failure)}`);
    const known = acknowledged.get(task.id);
    if (known !== undefined && known !== answer.data.addPrescription.id) throw new Error('A repeat acted again');
    acknowledged.set(task.id, answer.data.addPrescription.id);
    onAnswer();
  };
  const state = (): Promise<RequestsState> => database.look((query) => stateOf(query, requests));

  /**
   * Answers requests until the server is killed, somewhere between the first and the last of them.
   *
   * @param least - minimum number answered before the kill
   */
  async function untilKilled(least: number): Promise<void> {
    const after = least + Math.floor(Math.random() * (perKill - atOnce - least));
    const moment = Math.random() * 30;
    let answers = 0;
    const kill = async (): Promise<void> => {
      await wait(moment);
      server.kill('SIGKILL');
    };
    if (after === 0) void kill();
    await eachAtOnce(left.slice(0, perKill), atOnce, (task) =>
      approve(task, () => {
        answers += 1;
        if (answers === after) void kill();
      }),
    );
    server.kill('SIGKILL');
    await server.ended;
    left = left.filter((task) => !acknowledged.has(task.id));
  }

  beforeAll(
    async () => {
      [database, issuer] = await Promise.all([make(), openTestIssuer()]);
      requests = await database.look((query) => insertEqualRequests(query, size));
      maya = callerWith(await issuer.token(sample.vet));
      await start();
      left = await tasksOf(requests, maya, url);
      // Without an acknowledged one, nothing could be lost.
      await untilKilled(1);
      for (let kill = 1; kill < killsDone; kill += 1) {
        await start();
        await untilKilled(0);
      }
    },
    timeFor(killsDone, 8_000),
  );
  afterAll(async () => {
    await endServer(server);
    await Promise.all([issuer.close(), database.remove()]);
  });

  it('P-007 keeps every acknowledged approval completely: task, prescription, audit record, and message', async () => {
    const after = await state();
    expect(acknowledged.size).toBeGreaterThan(0);
    expect(interrupted).toBeGreaterThan(killsDone);
    expect(after.approved).toEqual(expect.arrayContaining([...acknowledged.values()]));
    expect(after.prescriptions).toEqual(after.approved);
    expect(after.audited).toEqual(after.approved);
    expect(after.messages).toEqual(after.approved);
    expect(after.pending).toBe(size - after.approved.length);
    expect(after.auditBreak).toBeNull();
  });

  it(
    'P-007 restarts on the same data, and a repeat of an unanswered call runs once',
    async () => {
      await start();
      for (const id of [...acknowledged.values()].slice(-100)) {
        const answer = await maya(url, 'GetPrescription', { id });
        expect(answer).toMatchObject({ ok: true, data: { prescription: { id, rxStatus: { code: 'Created' } } } });
      }
      await eachAtOnce(left, atOnce, (task) => approve(task));
      expect(acknowledged.size).toBe(size);
      expect((await endServer(server)).code).toBe(0);
      const after = await state();
      expect(after.approved).toEqual([...acknowledged.values()].sort());
      expect(after.prescriptions).toEqual(after.approved);
      expect(after.audited).toEqual(after.approved);
      expect(after.messages).toEqual(after.approved);
      expect(after.auditBreak).toBeNull();
    },
    timeFor(killsDone, 8_000),
  );
});
