import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Integration } from '../start/config.js';
import type { Ask } from './ask.js';
import { checkClock } from './look-at-clock.js';
import { checkDatabaseFacts } from './look-at-database.js';
import { freeBytes, checkDisk } from './look-at-disk.js';
import { checkIntegrations } from './look-at-integrations.js';
import { checkPort } from './look-at-port.js';
import { printFindings } from './print-findings.js';

const nobody: Ask = () => Promise.reject(new Error('connect ECONNREFUSED'));
const answering =
  (status: number, body = '{}'): Ask =>
  async () => ({ status, body, at: null });

it('A-331 distinguishes a free port, a used one, and one used by a Signa server', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  expect(await checkPort('127.0.0.1', port, nobody)).toMatchObject({ state: 'fault' });
  expect(await checkPort('127.0.0.1', port, answering(200, '{"status":"live"}'))).toMatchObject({ state: 'ok' });
  await new Promise((resolve) => taken.close(resolve));
  expect(await checkPort('127.0.0.1', port, nobody)).toMatchObject({ state: 'ok' });
  expect(await checkPort('203.0.113.7', 4000, nobody)).toMatchObject({ state: 'fault' });
});

it('A-333 allows clocks to differ by seconds, warns of more, and reports a fault for a minute', () => {
  const stateAt = (off: number) => checkClock('the database', 1_000_000 + off, 1_000_000).state;
  expect([0, 3_000, -3_000].map(stateAt)).toEqual(['ok', 'ok', 'ok']);
  expect([3_001, -60_000].map(stateAt)).toEqual(['warning', 'warning']);
  expect([60_001, -600_000].map(stateAt)).toEqual(['fault', 'fault']);
  expect(checkClock('the database', 0, 90_000).found).toBe("the clock of the database is 90.0 s behind this machine's");
});

it('A-333 warns of a disk that is almost full', async () => {
  const stateOf = (gigabytes: number) => checkDisk('/data', gigabytes * 2 ** 30).state;
  expect([0.9, 1, 4.9, 5].map(stateOf)).toEqual(['fault', 'warning', 'warning', 'ok']);
  expect(await freeBytes(join(tmpdir(), 'not', 'made', 'yet'))).toBeGreaterThan(0);
});

it('A-333 reports a fault for a PostgreSQL that is too old, has another encoding, or lacks the extension', () => {
  const facts = {
    version: 150_004,
    encoding: 'UTF8',
    hasTrigrams: true,
    hasPlainRole: true,
    maxSessions: 97,
    sessions: 10,
    at: 0,
    here: 0,
  };
  const badOf = (changes: object) =>
    checkDatabaseFacts({ ...facts, ...changes }, 10).flatMap(({ about, state }) =>
      state === 'ok' ? [] : [`${about} ${state}`],
    );
  expect(badOf({})).toEqual([]);
  expect(badOf({ version: 140_011 })).toEqual(['database fault']);
  expect(badOf({ encoding: 'SQL_ASCII' })).toEqual(['encoding fault']);
  expect(badOf({ hasTrigrams: false })).toEqual(['pg_trgm fault']);
  expect(badOf({ sessions: 86 })).toEqual([]);
  expect(badOf({ sessions: 87 })).toEqual(['sessions warning']);
});

it('A-511 reports whether the discovery of each CDS service answers', async () => {
  const none = { url: null, secret: null, inboundSecret: null };
  const integrations = {
    pharmacy: none,
    storefront: { ...none, sessionOrigin: null },
    pims: { ezyvet: null, digitail: null, gateway: null },
  };
  const service = { name: 'Dosing Desk', url: 'https://desk.example', token: 'secret', locations: null };
  const look = async (ask: Ask) =>
    (await checkIntegrations(integrations, ask, [service])).filter(({ about }) => about === 'CDS service Dosing Desk');
  expect(await look(answering(200))).toMatchObject([{ state: 'ok' }]);
  expect(await look(answering(404))).toMatchObject([{ state: 'warning' }]);
  expect(await look(nobody)).toMatchObject([{ state: 'warning' }]);
  expect(JSON.stringify(await look(nobody))).not.toContain('secret');
});

it('A-333 reports whether each integration responds, and what waits when it is not set', async () => {
  const none = { url: null, secret: null, inboundSecret: null };
  const there = { url: 'https://pharmacy.example', secret: 's', inboundSecret: 't' };
  const pims = { ezyvet: null, digitail: null, gateway: null };
  const shop = { ...none, sessionOrigin: null };
  const look = async (pharmacy: Integration, ask: Ask) =>
    (await checkIntegrations({ pharmacy, storefront: shop, pims }, ask)).filter(({ about }) => about === 'pharmacy');
  expect(await look(none, nobody)).toMatchObject([
    { state: 'warning', found: expect.stringContaining('wait') as string },
  ]);
  expect(await look(there, answering(404))).toMatchObject([{ state: 'ok' }]);
  expect(await look(there, answering(503))).toMatchObject([{ state: 'warning' }]);
  expect(await look(there, nobody)).toMatchObject([{ state: 'warning' }]);
  const unheard = { ...there, inboundSecret: null };
  expect(await look(unheard, answering(200))).toMatchObject([
    { state: 'warning', found: expect.stringContaining('PHARMACY_INBOUND_SECRET') as string },
    { state: 'ok' },
  ]);
});

it('A-332 prints a line for each finding, followed by what to do', () => {
  const text = printFindings([
    { about: 'port', state: 'ok', found: '4000 is free' },
    { about: 'pg_trgm', state: 'fault', found: 'it is not there', advice: 'create it' },
  ]);
  expect(text).toBe(
    'ok       port     4000 is free\nfault    pg_trgm  it is not there\n                  create it\n\nA server would not work correctly. Faults: 1, warnings: 0.\n',
  );
});
