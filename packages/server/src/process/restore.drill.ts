import { afterAll, beforeAll, expect, it } from 'vitest';
import { sample } from '../testing/sample-server.js';
import { type Call, callerWith } from './caller.testing.js';
import { type Cluster, startCluster } from './clusters.testing.js';
import { describeRestores } from './restored-copy.testing.js';
import {
  backUp,
  type Installation,
  possibleRestores,
  restore,
  restoresText,
  setUpWithSample,
} from './restoring.testing.js';
import { endServer, spawnServer } from './spawned-server.testing.js';
import { type TestIssuer, openTestIssuer } from './test-issuer.testing.js';

const possible = await possibleRestores();
console.log(restoresText(possible));
const [first] = possible;
if (!first) throw new Error('Install pg_dump, of the version of an installed PostgreSQL or newer.');
for (const restores of possible) describeRestores(restores);

let clusters: Cluster[] = [];
let source: Installation;
let issuer: TestIssuer;
beforeAll(async () => {
  [issuer, ...clusters] = await Promise.all([openTestIssuer(), startCluster(first.from), startCluster(first.from)]);
  if (clusters[0]) source = await setUpWithSample(clusters[0]);
});
afterAll(() => Promise.all([...clusters.map((cluster) => cluster.stop()), issuer.close()]));

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

it('A-551 a dump made during operation is restored elsewhere with everything acknowledged before it, and can be served', async () => {
  const server = spawnServer({ ...source.serving, ...issuer.settings });
  const call = callerWith(await issuer.token(sample.vet));
  const load = keepStoring(call, await server.ready());
  await expect.poll(() => load.acknowledged.length).toBeGreaterThan(50);

  const [, target] = clusters;
  if (!target) throw new Error('There is no second cluster');
  const begun = Date.now();
  const operator = await backUp(source, target);
  const before = load.acknowledged.filter(({ at }) => at < begun).length;
  await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before + 20);
  await load.end();
  await endServer(server);

  const { installation, output } = await restore(operator, target, issuer.settings);
  expect(output).not.toContain('BROKEN');
  const again = spawnServer({ ...installation.serving, ...issuer.settings });
  const labels = await labelsOf(call, await again.ready());
  const missing = load.acknowledged.filter(({ label, at }) => at < begun && !labels.has(label));
  expect(missing).toEqual([]);
  const kept = load.acknowledged.filter(({ label }) => labels.has(label)).length;
  console.log(`${before} were acknowledged before the dump, which contains ${kept} of ${load.acknowledged.length}`);
  const input = { locationId: sample.wren, label: 'After', details: 'Give by mouth.', shortcutType: 'SIG' as const };
  expect(await call(await again.ready(), 'AddShortcut', { input })).toMatchObject({ ok: true });
  await endServer(again);
});
