import { randomUUID } from 'node:crypto';
import { callHeaders } from '@signa/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLive } from '../testing/live-reader.js';
import { sample } from '../testing/sample-server.js';
import { type Task, answerTo } from '../testing/task-desk.js';
import { type TestProvider, openTestProvider } from '../testing/test-provider.js';
import { type Call, callerWith } from './caller.testing.js';
import { type EqualRequests, insertEqualRequests, stateOf, tasksOf } from './equal-requests.testing.js';
import { olderDatabase, spawnOlder } from './older-version.testing.js';
import { type PageSession, signInAt } from './page-session.testing.js';
import { type Settings, type SpawnedServer, endServer, spawnServer } from './spawned-server.testing.js';
import { type TestPharmacy, openTestPharmacy } from './test-pharmacy.testing.js';

/** Maximum number of requests answered during the upgrade, which otherwise ends earlier. */
const most = 2_000;

let database: Awaited<ReturnType<typeof olderDatabase>>;
let provider: TestProvider;
let pharmacy: TestPharmacy;
let requests: EqualRequests;
let settings: Settings;
const servers: SpawnedServer[] = [];

beforeAll(async () => {
  [database, provider, pharmacy] = await Promise.all([
    olderDatabase(),
    openTestProvider('signa-portal'),
    openTestPharmacy(),
  ]);
  requests = await database.look((query) => insertEqualRequests(query, most));
  settings = {
    ...database.settings,
    ...pharmacy.settings,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_AUDIENCE: 'signa-api',
    JOB_POLL_SECONDS: '1',
  };
});
afterAll(async () => {
  await Promise.all(servers.map(endServer));
  await Promise.all([provider.close(), pharmacy.close(), database.remove()]);
});

async function started(server: SpawnedServer): Promise<string> {
  servers.push(server);
  return await server.ready();
}

/** What was acknowledged to a constantly working user, and what was rejected. */
interface Work {
  readonly clients: Set<string>;
  readonly prescriptions: Set<string>;
  readonly refusals: string[];
  /** Completed rounds, by number of servers. */
  readonly rounds: Map<number, number>;
}

/** Letters for a number, because names contain no digits. */
const lettersOf = (number: number) => String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

/**
 * Repeatedly adds a client, saves a draft, authorizes it at another server if there is one, and reads both. A call
 * without a response from a stopping server is repeated with its key at a running one.
 */
function keepWorking(call: Call, serving: () => readonly string[], tasks: readonly Task[]) {
  const work: Work = { clients: new Set(), prescriptions: new Set(), refusals: [], rounds: new Map() };
  const state = { isOver: false, turn: 0 };
  const next = () => serving()[(state.turn += 1) % serving().length] ?? '';
  const send: Call = async (_, name, variables, key = randomUUID()) => {
    for (;;) {
      const answer = await call(next(), name, variables, key);
      if (answer === null) continue;
      if (!answer.ok) work.refusals.push(`${name}: ${JSON.stringify(answer.failure)}`);
      return answer;
    }
  };
  const round = async (task: Task, index: number): Promise<void> => {
    const lastName = `Rolling${lettersOf(index)}`;
    const client = await send('', 'AddLocationClient', {
      locationId: sample.wren,
      input: {
        firstName: 'Ada',
        lastName,
        email: `${lastName}@mail.example`,
        locationClientPhones: [phone],
        locationClientAddress: [home],
      },
    });
    if (client?.ok) work.clients.add(client.data.addLocationClient.id);
    const drafted = await send('', 'AddPrescription', answerTo(task, {}, 'SaveAsDraft'));
    if (!drafted?.ok) return;
    const { id, version } = drafted.data.addPrescription;
    const { input } = answerTo(task, { version });
    const issued = await send('', 'UpdatePrescription', { id, input, addPrescriptionType: 'AuthorizeRx' });
    if (!issued?.ok) return;
    work.prescriptions.add(id);
    const read = await send('', 'GetPrescription', { id });
    if (read?.ok && read.data.prescription?.rxStatus.code !== 'Created') work.refusals.push(`${id} is not issued`);
    const beside = serving().length;
    work.rounds.set(beside, (work.rounds.get(beside) ?? 0) + 1);
  };
  const working = (async () => {
    for (const [index, task] of tasks.entries()) {
      if (state.isOver) return;
      await round(task, index);
    }
  })();
  return {
    work,
    end: async () => {
      state.isOver = true;
      await working;
    },
  };
}

const home = { addressTypeId: 1, addressLine1: '18 Regent St', city: 'Saratoga Springs', state: 'NY', zip: '12866' };
const phone = { phoneTypeId: 1, phoneNumber: '518 555 0177' };

/** Each reads its own stream while something changes at each. */
async function hearsTheOther(vet: PageSession, older: string, newer: string): Promise<void> {
  const token = await vet.token(newer);
  const call = callerWith(token);
  const readers = [
    [await readLive(older, token, sample.wren), newer],
    [await readLive(newer, token, sample.wren), older],
  ] as const;
  for (const [reader, elsewhere] of readers) {
    const label = `Heard ${randomUUID().slice(0, 8)}`;
    const input = { locationId: sample.wren, label, details: 'Give by mouth.', shortcutType: 'SIG' as const };
    const before = reader.changes.length;
    expect(await call(elsewhere, 'AddShortcut', { input })).toMatchObject({ ok: true });
    await expect.poll(() => reader.changes.length).toBeGreaterThan(before);
  }
  readers.forEach(([reader]) => reader.leave());
}

it('users continue to work while the database is migrated, a newer server starts, and the older one stops', async () => {
  const olderServer = spawnOlder(settings);
  const older = await started(olderServer);
  const vet = await signInAt(older, provider, sample.vet);
  const call = callerWith(await vet.token(older));
  const tasks = await tasksOf(requests, call, older);
  let serving: readonly string[] = [older];
  const { work, end } = keepWorking(call, () => serving, tasks);
  const rounds = async (count: number) => {
    const before = work.prescriptions.size;
    await expect.poll(() => work.prescriptions.size).toBeGreaterThanOrEqual(before + count);
  };
  await rounds(5);

  const migrated = await spawnServer({ DATABASE_OWNER_URL: database.ownerUrl }, ['migrate']).ended;
  expect(migrated).toEqual({
    code: 0,
    signal: null,
    output: expect.stringMatching(/^(Taken|The database is)/) as string,
  });
  console.log(migrated.output.trim());
  await rounds(5);

  const newer = await started(spawnServer(settings));
  serving = [older, newer];
  await rounds(20);
  expect(await callerWith(await vet.token(newer))(older, 'GetUserByUsername', { username: sample.vet })).toMatchObject({
    ok: true,
  });
  const unknown = await fetch(`${older}/graphql`, {
    method: 'POST',
    headers: callHeaders(await vet.token(newer), null),
    body: JSON.stringify({ operationName: 'OfALaterVersion', variables: {} }),
  });
  expect(await unknown.text()).toContain('OfALaterVersion');
  await hearsTheOther(vet, older, newer);
  const second = await signInAt(newer, provider, sample.vetadmin);
  expect(await second.token(older)).toMatch(/./);

  olderServer.kill('SIGTERM');
  serving = [newer];
  expect((await olderServer.ended).code).toBe(0);
  await rounds(5);
  await end();

  expect(work.refusals).toEqual([]);
  await expect.poll(() => [...work.prescriptions].filter((id) => !pharmacy.came.has(id))).toEqual([]);
  expect([...pharmacy.came].filter(([, times]) => times !== 1)).toEqual([]);
  const kept = await database.look((query) =>
    query<{ id: string }>(`select id::text from signa.client where last_name like 'Rolling%'`),
  );
  expect(new Set(kept.map(({ id }) => id))).toEqual(work.clients);
  const after = await database.look((query) => stateOf(query, requests));
  expect(after.approved).toEqual([...work.prescriptions].sort());
  const verified = await spawnServer(settings, ['audit-verify']).ended;
  expect([verified.code, verified.output.includes('BROKEN')]).toEqual([0, false]);
  console.log(
    `${work.prescriptions.size} prescriptions and ${work.clients.size} clients, ${work.rounds.get(2) ?? 0} of the rounds at both servers`,
  );
});
