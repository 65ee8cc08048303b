import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLive } from '../testing/live-reader.js';
import { sample } from '../testing/sample-server.js';
import { declineOf } from '../testing/task-desk.js';
import { type Call, callerWith } from './caller.testing.js';
import { describeOnServers, postgresServerDatabase, type ServerDatabase } from './server-database.testing.js';
import { insertEqualRequests, tasksOf } from './equal-requests.testing.js';
import { type SpawnedServer, endServer, spawnServer } from './spawned-server.testing.js';
import { openTestIssuer } from './test-issuer.testing.js';

const soon = { timeout: 120_000, interval: 20 };

describeOnServers('two servers on one PostgreSQL', () => {
  let database: ServerDatabase;
  let issuer: Awaited<ReturnType<typeof openTestIssuer>>;
  let servers: readonly SpawnedServer[] = [];
  let urls: readonly string[] = [];
  let maya: Call;
  let token: string;

  beforeAll(async () => {
    [database, issuer] = await Promise.all([postgresServerDatabase(), openTestIssuer()]);
    servers = [1, 2].map(() => spawnServer({ ...database.settings, ...issuer.settings }));
    urls = await Promise.all(servers.map((server) => server.ready()));
    maya = callerWith(await issuer.token(sample.vet));
    token = await issuer.token(sample.staff);
  });
  afterAll(async () => {
    await Promise.all(servers.map(endServer));
    await Promise.all([issuer.close(), database.remove()]);
  });

  it('P-152 a change at one is reported at the other', async () => {
    const [first = '', second = ''] = urls;
    const requests = await database.look((query) => insertEqualRequests(query, 2));
    const tasks = await tasksOf(requests, maya, first);
    const readers = await Promise.all([readLive(first, token, sample.wren), readLive(second, token, sample.wren)]);
    for (const [task, server] of [
      [tasks[0], first],
      [tasks[1], second],
    ] as const) {
      if (!task) throw new Error('No requests were inserted');
      expect((await maya(server, 'UpsertPrescriptionTask', declineOf(task)))?.ok).toBe(true);
      for (const { changes } of readers)
        await expect
          .poll(() => changes.some(({ subjects }) => subjects.some(({ id }) => id === task.id)), soon)
          .toBe(true);
    }
    readers.forEach((reader) => reader.leave());
  });

  it('P-152 a stopping server disconnects its readers at once, and they reconnect to the other', async () => {
    const [first = '', second = ''] = urls;
    const [here, there] = [await readLive(first, token, sample.wren), await readLive(second, token, sample.wren)];
    servers[0]?.kill('SIGTERM');
    expect(await here.ended).toBe('broken off');
    const { code, output } = (await servers[0]?.ended) ?? {};
    expect([code, output?.includes('the shutdown failed')]).toEqual([0, false]);
    const again = await readLive(second, token, sample.wren);
    expect([again.status, there.refusal()]).toEqual([200, null]);
    again.leave();
    there.leave();
  });
});
