import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callHeaders } from '@signa/core/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type App, startApp } from '../app.js';
import { readConfig } from '../start/read-config.js';

const CDS_KEYS = `notes:1:${'a'.repeat(64)}`;

let app: App;
let folder: string;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signa-strangers-'));
  const log = pino(
    { level: 'info', base: null },
    { write: (line: string) => void lines.push(JSON.parse(line) as never) },
  );
  const config = readConfig({ PORT: '0', SIGNA_DATA_DIR: folder, REFUSALS_PER_MINUTE: '20', PROXIES: '1', CDS_KEYS });
  app = await startApp({ config, log, clock: { now: () => new Date().toISOString() } });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => void lines.splice(0));

/**
 * Calls until one is rate-limited: the twenty per minute are answered, plus those that refill while a slow machine
 * calls.
 */
async function untilDelayed(call: () => Promise<Response>): Promise<{ answered: number[]; held: Response }> {
  const begun = performance.now();
  const answered: number[] = [];
  for (;;) {
    const response = await call();
    if (response.status === 429) return { answered, held: response };
    answered.push(response.status);
    const cameBack = ((performance.now() - begun) / 60_000) * 20;
    expect(answered.length).toBeLessThanOrEqual(20 + cameBack);
  }
}

const post = (path: string, address: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { method: 'POST', headers: { ...headers, 'x-forwarded-for': address }, body: '{}' });

it('A-203 logs a forged event with its source and address', async () => {
  const { status } = await post('/inbound/pharmacy', '10.1.0.1', { 'content-type': 'application/json' });
  expect(status).toBe(401);
  const now = String(Math.floor(Date.now() / 1000));
  const signed = { 'webhook-id': 'e1', 'webhook-timestamp': now, 'webhook-signature': 'v1,bm8=' };
  const forged = await post('/inbound/storefront', '10.1.0.1', { 'content-type': 'application/json', ...signed });
  expect(forged.status).toBe(401);
  expect(lines).toMatchObject([
    { source: 'pharmacy', address: '10.1.0.1', msg: 'an inbound event was rejected' },
    { source: 'storefront', address: '10.1.0.1', msg: 'an inbound event was rejected' },
  ]);
});

it('A-203 logs a call without a token', async () => {
  expect((await post('/graphql', '10.1.0.2', callHeaders(null, null))).status).toBe(401);
  expect(lines).toMatchObject([{ address: '10.1.0.2', code: 'UNAUTHENTICATED', msg: 'a call was rejected' }]);
});

it('A-309 gives each response its own request ID, which its log entry names', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => (await post('/graphql', '10.1.0.2', callHeaders(null, null))).headers.get('x-request-id')),
  );
  expect(new Set(ids).size).toBe(2);
  expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(new Set(ids));
});

it('A-203 C-147 logs a help-client call without a token', async () => {
  expect((await post('/impersonate/validate', '10.1.0.3', callHeaders(null, null))).status).toBe(401);
  expect(lines).toMatchObject([{ address: '10.1.0.3', code: 'UNAUTHENTICATED', msg: 'a call was rejected' }]);
});

it.each([
  ['/graphql', callHeaders('nonsense', null)],
  ['/impersonate', callHeaders('nonsense', null)],
  ['/inbound/pharmacy', {}],
  ['/session/token', { ...callHeaders(null, null), cookie: 'signa-session=nonsense' }],
])(
  'A-207 answers an address that was rejected too often at %s with 429, a message, and the time to retry',
  async (path, headers) => {
    const address = `10.2.0.${path.length}`;
    const { answered, held } = await untilDelayed(() => post(path, address, headers));
    expect(answered.length).toBeGreaterThanOrEqual(20);
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await held.text()).toMatch(/Too many requests were sent at once.*Wait .* and try again/);
    expect((await post(path, '10.2.1.1', headers)).status).toBe(401);
    expect(lines).toContainEqual(
      expect.objectContaining({ address, msg: 'an address is rejected more often than allowed' }),
    );
  },
);

it('A-500 answers an address that sent wrong keys too often with 429, and logs it', async () => {
  const headers = { authorization: `Bearer ${'x'.repeat(40)}`, 'content-type': 'application/json' };
  const { answered, held } = await untilDelayed(() => post('/cds-services/order-sign', '10.4.0.1', headers));
  expect(answered.length).toBeGreaterThanOrEqual(20);
  expect(new Set(answered)).toEqual(new Set([401]));
  expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await post('/cds-services/order-sign', '10.4.0.2', headers)).status).toBe(401);
  expect(lines).toContainEqual(expect.objectContaining({ address: '10.4.0.1', msg: 'a CDS call was rejected' }));
});

it('A-207 counts requests that could not be read', async () => {
  const unreadable = { 'content-type': 'application/x-www-form-urlencoded' };
  const { answered } = await untilDelayed(() => post('/session/back-channel', '10.3.0.2', unreadable));
  expect(answered.length).toBeGreaterThanOrEqual(20);
  expect(new Set(answered)).toEqual(new Set([400]));
});

it('A-207 counts each start of a sign-in', async () => {
  const leave = () =>
    fetch(`${app.url}/session/sign-in`, { redirect: 'manual', headers: { 'x-forwarded-for': '10.3.0.1' } });
  const { answered } = await untilDelayed(leave);
  expect(answered.length).toBeGreaterThanOrEqual(20);
  expect(new Set(answered)).toEqual(new Set([303]));
});
