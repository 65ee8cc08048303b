import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sample } from '../testing/sample-server.js';
import { type Task, answerTo } from '../testing/task-desk.js';
import { type Call, callerWith, eachAtOnce } from './caller.testing.js';
import { type Ground, describeOnEveryGround } from './ground.testing.js';
import { type Pile, type PileState, layPile, stateOf, tasksOf } from './pile.testing.js';
import { type SpawnedServer, endServer, spawnServer } from './spawned-server.testing.js';
import { openTestIssuer } from './test-issuer.testing.js';

const size = 200;
const killedAfter = 60;

describeOnEveryGround('a server killed while requests are approved', (make) => {
  let ground: Ground;
  let issuer: Awaited<ReturnType<typeof openTestIssuer>>;
  let server: SpawnedServer;
  let url = '';
  let pile: Pile;
  let tasks: Task[];
  let maya: Call;
  /** The key each approval was sent with, and the prescription of those that were answered. */
  const keys = new Map<string, string>();
  const acknowledged = new Map<string, string>();

  const start = async (): Promise<void> => {
    server = spawnServer({ ...ground.settings, ...issuer.settings });
    url = await server.ready();
  };
  const approve = async (task: Task, onAnswer: () => void = () => undefined): Promise<void> => {
    const key = keys.get(task.id) ?? randomUUID();
    keys.set(task.id, key);
    const answer = await maya(url, 'AddPrescription', answerTo(task), key);
    if (answer === null) return;
    if (!answer.ok) throw new Error(`An approval was refused: ${JSON.stringify(answer.failure)}`);
    acknowledged.set(task.id, answer.data.addPrescription.id);
    onAnswer();
  };
  const state = (): Promise<PileState> => ground.look((query) => stateOf(query, pile));

  beforeAll(async () => {
    [ground, issuer] = await Promise.all([make(), openTestIssuer()]);
    pile = await ground.look((query) => layPile(query, size));
    maya = callerWith(await issuer.token(sample.vet));
    await start();
    tasks = await tasksOf(pile, maya, url);
    await eachAtOnce(tasks, 8, (task) =>
      approve(task, () => {
        if (acknowledged.size === killedAfter) server.kill('SIGKILL');
      }),
    );
    await server.ended;
  }, 300_000);
  afterAll(async () => {
    await endServer(server);
    await Promise.all([issuer.close(), ground.remove()]);
  }, 60_000);

  it('P-007 keeps every acknowledged approval, and none half: task, prescription, audit record and message together', async () => {
    const after = await state();
    expect(acknowledged.size).toBeLessThan(size);
    expect(after.approved).toEqual(expect.arrayContaining([...acknowledged.values()]));
    expect(after.prescriptions).toEqual(after.approved);
    expect(after.audited).toEqual(after.approved);
    expect(after.messages).toEqual(after.approved);
    expect(after.pending).toBe(size - after.approved.length);
    expect(after.auditBreak).toBeNull();
  }, 120_000);

  it('P-007 starts again on the same data, and a repeat of what was not answered acts once', async () => {
    await start();
    for (const id of acknowledged.values()) {
      const answer = await maya(url, 'GetPrescription', { id });
      expect(answer).toMatchObject({ ok: true, data: { prescription: { id, rxStatus: { code: 'Created' } } } });
    }
    await eachAtOnce(tasks, 8, (task) => approve(task));
    expect(acknowledged.size).toBe(size);
    expect((await endServer(server)).code).toBe(0);
    const after = await state();
    expect(after.approved).toEqual([...acknowledged.values()].sort());
    expect(after.prescriptions).toEqual(after.approved);
    expect(after.audited).toEqual(after.approved);
    expect(after.messages).toEqual(after.approved);
    expect(after.auditBreak).toBeNull();
  }, 300_000);
});
