import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onDatabase, postgresTestDatabase, testCluster } from '../testing/postgres-test-database.js';
import { sample } from '../testing/sample-server.js';
import type { TestDatabase } from '../testing/test-database.js';
import { type Call, callerWith } from './caller.testing.js';
import { temporaryFolder } from './server-database.testing.js';
import { endServer, spawnServer } from './spawned-server.testing.js';
import { type TestIssuer, openTestIssuer } from './test-issuer.testing.js';

const run = promisify(execFile);

interface Cluster {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Simulates another machine: a PostgreSQL without any database or role of Signa. */
async function otherCluster(): Promise<Cluster> {
  const { stdout } = await run('pg_config', ['--bindir']);
  const { stdout: told } = await run(join(stdout.trim(), 'postgres'), ['--version']);
  const path = fileURLToPath(new URL('../../../../scripts/postgres-cluster.mjs', import.meta.url));
  const { startCluster } = (await import(path)) as {
    startCluster(server: { folder: string; version: number }): Promise<Cluster>;
  };
  return await startCluster({ folder: stdout.trim(), version: Number(/ (\d+)/.exec(told)?.[1]) });
}

const of = (url: string, name: string) => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

let source: TestDatabase;
let elsewhere: Cluster;
let issuer: TestIssuer;
beforeAll(async () => {
  [source, elsewhere, issuer] = await Promise.all([postgresTestDatabase(), otherCluster(), openTestIssuer()]);
});
afterAll(() => Promise.all([source.dispose(), elsewhere.stop(), issuer.close()]));

/** Stores shortcuts until it is stopped, and records the acknowledged ones with their time. */
function keepStoring(call: Call, url: string) {
  const acknowledged: { readonly label: string; readonly at: number }[] = [];
  const state = { isOver: false };
  const storing = (async () => {
    for (let index = 1; !state.isOver; index += 1) {
      const label = `Kept ${index}`;
      const input = { locationId: sample.wren, label, details: 'Give by mouth.', shortcutType: 'SIG' as const };
      if ((await call(url, 'AddShortcut', { input }))?.ok) acknowledged.push({ label, at: Date.now() });
    }
  })();
  const end = async () => {
    state.isOver = true;
    await storing;
  };
  return { acknowledged, end };
}

const labelsOf = async (call: Call, url: string) => {
  const answer = await call(url, 'Shortcut', { locationId: sample.wren });
  if (!answer?.ok) throw new Error(`No shortcuts: ${JSON.stringify(answer)}`);
  return new Set(answer.data.shortcut.map(({ label }) => label));
};

it('a dump made during operation is restored elsewhere with everything acknowledged before it, and can be served', async () => {
  const server = spawnServer({ DATABASE_URL: source.url ?? '', ...issuer.settings });
  const call = callerWith(await issuer.token(sample.vet));
  const load = keepStoring(call, await server.ready());
  await expect.poll(() => load.acknowledged.length).toBeGreaterThan(50);

  const folder = await temporaryFolder();
  const [roles, dump] = [join(folder, 'roles.sql'), join(folder, 'signa.dump')];
  const begun = Date.now();
  await run('pg_dumpall', ['--roles-only', '--dbname', testCluster(), '--file', roles]);
  await run('pg_dump', ['--format=custom', '--file', dump, '--dbname', source.ownerUrl ?? '']);
  const before = load.acknowledged.filter(({ at }) => at < begun).length;
  await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before + 20);
  await load.end();
  await endServer(server);

  // Existing roles, such as the superuser, are reported.
  await run('psql', ['--quiet', '--dbname', elsewhere.url, '--file', roles]);
  const superuserUrl = of(elsewhere.url, 'signa');
  await onDatabase(elsewhere.url, (client) => client.query(`create database signa encoding 'UTF8' template template0`));
  await run('pg_restore', ['--exit-on-error', '--dbname', superuserUrl, dump]);
  const url = new URL(source.url ?? '');
  const restored = {
    DATABASE_URL: of(elsewhere.url.replace('postgres@', `${url.username}:${url.password}@`), 'signa'),
  };

  const verified = await spawnServer(restored, ['audit-verify']).ended;
  expect(verified).toMatchObject({ code: 0 });
  expect(verified.output).not.toContain('BROKEN');
  const again = spawnServer({ ...restored, ...issuer.settings });
  const labels = await labelsOf(call, await again.ready());
  const missing = load.acknowledged.filter(({ label, at }) => at < begun && !labels.has(label));
  expect(missing).toEqual([]);
  const kept = load.acknowledged.filter(({ label }) => labels.has(label)).length;
  console.log(`${before} were acknowledged before the dump, which contains ${kept} of ${load.acknowledged.length}`);
  const input = { locationId: sample.wren, label: 'After', details: 'Give by mouth.', shortcutType: 'SIG' as const };
  expect(await call(await again.ready(), 'AddShortcut', { input })).toMatchObject({ ok: true });
  await endServer(again);
});
