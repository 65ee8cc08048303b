import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testOutgoing } from '../../testing/outgoing.js';
import { openGateway } from './gateway.js';
import type { PimsAccountKey, PracticeSystem } from './practice-system.js';

interface Asked {
  readonly method: string | undefined;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly key: string | undefined;
  readonly secret: string | string[] | undefined;
}

let gateway: Server;
let system: PracticeSystem;
/** Requests to the gateway, in order. */
const asked: Asked[] = [];
/** Pages of the gateway's response; each but the last names the next. */
let pages: readonly (readonly object[])[] = [];
/** Statuses for the next calls. */
const faults: number[] = [];

beforeAll(async () => {
  gateway = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://gateway');
    request.resume();
    asked.push({
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      key: request.headers.authorization,
      secret: request.headers['x-account-secret'],
    });
    const fault = faults.shift();
    if (fault !== undefined) {
      response.writeHead(fault).end();
      return;
    }
    const at = Number(url.searchParams.get('cursor') ?? 0);
    const answer = {
      clients: pages[at] ?? [],
      patients: pages[at] ?? [],
      users: pages[at] ?? [],
      count: 3,
      next: pages[at + 1] ? String(at + 1) : null,
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  system = openGateway('ACT', { url, key: 'of the partner' }, { now: () => Date.now(), outgoing: testOutgoing });
});
afterAll(() => new Promise((resolve) => gateway.close(resolve)));
beforeEach(() => {
  asked.length = 0;
  pages = [];
  faults.length = 0;
});

const atPlace: PimsAccountKey = { accountId: 'act/1', secret: 'of the location', placeId: 'place-7' };
const everywhere: PimsAccountKey = { accountId: 'act/1', secret: null, placeId: null };

const calls: readonly (readonly [string, (account: PimsAccountKey) => Promise<unknown>, string, object])[] = [
  [
    'a search for clients',
    (account) => system.records.searchCaretakers(account, { firstName: 'Ann', phone: '5185550177' }),
    'GET clients',
    { firstName: 'Ann', phone: '5185550177' },
  ],
  ['clients by id', (account) => system.records.caretakersById(account, ['7', '9']), 'GET clients', { ids: '7,9' }],
  [
    'a search for patients',
    (account) => system.records.searchPatients(account, { name: 'Pip', caretakerId: '7' }),
    'GET patients',
    { name: 'Pip', clientId: '7' },
  ],
  ['patients by id', (account) => system.records.patientsById(account, ['8', '6']), 'GET patients', { ids: '8,6' }],
  ['a search for users', (account) => system.account.searchUsers(account, 'Lee'), 'GET users', { name: 'Lee' }],
  ['all users', (account) => system.account.searchUsers(account, null), 'GET users', {}],
  ['a user by id', (account) => system.account.userById(account, '280'), 'GET users', { ids: '280' }],
];

it.each(calls)('C-090 C-091 requests %s for the location with its secret', async (_, ask, what, query) => {
  const [method, kind] = what.split(' ');
  const path = `/ACT/v1/accounts/act%2F1/${kind}`;
  const sent = { method, path, key: 'Bearer of the partner' };
  await ask(atPlace);
  await ask(everywhere);
  expect(asked).toEqual([
    { ...sent, query: { ...query, locationId: 'place-7' }, secret: 'of the location' },
    { ...sent, query, secret: undefined },
  ]);
});

it('C-091 A-132 A-168 requests connection status and user sync for the account as a whole', async () => {
  await system.account.installation(atPlace);
  expect(await system.account.syncUsers(atPlace)).toBe(3);
  const sent = { query: {}, key: 'Bearer of the partner', secret: 'of the location' };
  expect(asked).toEqual([
    { ...sent, method: 'GET', path: '/ACT/v1/accounts/act%2F1/installation' },
    { ...sent, method: 'POST', path: '/ACT/v1/accounts/act%2F1/users/sync' },
  ]);
});

it('C-090 C-212 requests each further page for the same location with the same filter', async () => {
  pages = [[{ id: '1' }], [{ id: '2' }], [{ id: '3' }]];
  const found = await system.records.searchCaretakers(atPlace, { lastName: 'Lee' });
  expect(found.map(({ id }) => id)).toEqual(['1', '2', '3']);
  const query = { lastName: 'Lee', locationId: 'place-7' };
  expect(asked.map((one) => one.query)).toEqual([query, { ...query, cursor: '1' }, { ...query, cursor: '2' }]);
});

it('C-091 a search returns the first 50, and a read by ids returns all', async () => {
  const every = Array.from({ length: 60 }, (_, index) => ({ id: String(index + 1), pimsId: String(index + 1) }));
  pages = [every.slice(0, 30), every.slice(30, 55), every.slice(55)];
  const { records, account } = system;
  const ids = every.map(({ id }) => id);
  const found = (rows: readonly unknown[]) => rows.map((row) => (row as { readonly id: string }).id);
  const first = ids.slice(0, 50);
  expect(found(await records.searchCaretakers(everywhere, { firstName: 'Ann' }))).toEqual(first);
  expect(found(await records.searchPatients(everywhere, { name: 'Miso' }))).toEqual(first);
  expect(found(await account.searchUsers(everywhere, 'Ann'))).toEqual(first);
  expect(found(await records.caretakersById(everywhere, ids))).toEqual(ids);
  expect(found(await records.patientsById(everywhere, ids))).toEqual(ids);
  expect(await account.userById(everywhere, '58')).toMatchObject({ pimsId: '58' });
});

it('C-091 C-212 retries reads after a temporary error, and writes once', async () => {
  for (const [, ask] of calls) {
    faults.push(503);
    await ask(atPlace);
  }
  expect(asked).toHaveLength(2 * calls.length);
  asked.length = 0;
  faults.push(403);
  await expect(system.account.searchUsers(atPlace, null)).rejects.toThrow('answered 403');
  faults.push(503);
  await expect(system.account.syncUsers(atPlace)).rejects.toThrow('answered 503');
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
});
