import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callHeaders } from '@signa/core/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeOnPostgres } from './testing/every-database.js';
import { type App, startApp } from './app.js';
import type { Config } from './start/config.js';
import { readConfig } from './start/read-config.js';
import { openLog } from './observe/log.js';
import { openTestProvider } from './testing/test-provider.js';
import { createDatabase, dropDatabase, serverAddress } from './testing/postgres-test-database.js';

const clock = { now: () => new Date().toISOString() };
const start = (config: Config) => startApp({ config, clock, log: openLog('silent') });

describe('an embedded start', () => {
  let app: App;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signa-app-'));
    app = await start(readConfig({ PORT: '0', SIGNA_DATA_DIR: folder }));
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  it('is ready, live, and tells the portal which provider to sign in with', async () => {
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(200);
    const config = (await (await fetch(`${app.url}/config.json`)).json()) as Record<string, unknown>;
    expect(config).toMatchObject({
      issuer: `${app.url}/outside/identity`,
      monitor: null,
      supportContacts: { default: {}, brava: {} },
      controlledMail: {},
    });
    const discovery = (await (
      await fetch(`${String(config['issuer'])}/.well-known/openid-configuration`)
    ).json()) as Record<string, unknown>;
    expect(discovery['issuer']).toBe(config['issuer']);
    expect(app.signIns.length).toBeGreaterThan(0);
  });

  it('protects each of its own responses: scripts only from itself, no framing', async () => {
    const { headers } = await fetch(`${app.url}/config.json`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')*;/);
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'self'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('responds only to known paths', async () => {
    expect((await fetch(`${app.url}/graphql`)).status).toBe(405);
    expect((await fetch(`${app.url}/elsewhere.php`)).status).toBe(404);
    expect((await fetch(`${app.url}/inbound/nobody`, { method: 'POST', body: '{}' })).status).toBe(404);
    expect((await fetch(`${app.url}/inbound/pharmacy`, { method: 'POST', body: '{}' })).status).toBe(401);
    expect((await fetch(`${app.url}/inbound/pims`, { method: 'POST', body: '{}' })).status).toBe(401);
    expect((await fetch(`${app.url}/health/live`, { method: 'DELETE' })).status).toBe(405);
    const large = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: callHeaders('x', null),
      body: JSON.stringify({ operationName: 'Species', variables: { x: 'y'.repeat(1_100_000) } }),
    });
    expect(large.status).toBe(401);
  });

  it('counts calls without personal data', async () => {
    await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: callHeaders('x', null),
      body: '{"operationName":"Species"}',
    });
    const figures = await (await fetch(`${app.url}/metrics`)).text();
    expect(figures).toMatch(/signa_call_seconds_count\{operation="none",status="401"\} \d/);
  });

  it("a second server on its folder is rejected with the first process's name", async () => {
    await expect(start(readConfig({ PORT: '0', SIGNA_DATA_DIR: folder }))).rejects.toThrow(
      new RegExp(`in use by process ${process.pid} since`),
    );
  });
});

describe('a start while the identity provider is down', () => {
  it('A-440 serves, reports it in its health check, and lets users sign in once the provider is back', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'signa-app-'));
    const provider = await openTestProvider('portal');
    const { port } = new URL(provider.issuer);
    await provider.close();
    const given = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'portal', OIDC_AUDIENCE: 'signa' };
    const app = await start(readConfig({ PORT: '0', SIGNA_DATA_DIR: folder, ...given }));
    const signIn = async () =>
      (await fetch(`${app.url}/session/sign-in`, { redirect: 'manual' })).headers.get('location');
    try {
      await vi.waitFor(async () => {
        const health = await fetch(`${app.url}/health/ready`);
        expect([health.status, await health.json()]).toEqual([200, { status: 'ready', signIn: 'unavailable' }]);
      });
      expect(await signIn()).toBe('/login?failed');
      const back = await openTestProvider('portal', Number(port));
      expect(await signIn()).toContain(`${provider.issuer}/authorize`);
      await back.close();
    } finally {
      await app.stop();
      await rm(folder, { recursive: true });
    }
    // Creates a database and runs every migration.
  }, 60_000);
});

describeOnPostgres('a start on PostgreSQL', () => {
  let url: string;
  let serverUrl: string;
  const configOf = (change: Record<string, string> = {}) =>
    readConfig({
      PORT: '0',
      DATABASE_URL: serverUrl,
      DATABASE_OWNER_URL: url,
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'portal',
      OIDC_AUDIENCE: 'signa',
      ...change,
    });
  beforeAll(async () => {
    url = await createDatabase();
    serverUrl = await serverAddress(url);
  });
  afterAll(() => dropDatabase(url));

  it('contains no part of the sample: no sign-ins, no simulators, no practice', async () => {
    const app = await start(configOf());
    expect([app.signIns, app.password]).toEqual([[], null]);
    expect(
      (await fetch(`${app.url}/outside/identity/.well-known/openid-configuration`)).headers.get('content-type'),
    ).not.toMatch(/json.*issuer/);
    expect(await (await fetch(`${app.url}/config.json`)).json()).toMatchObject({
      issuer: 'https://id.example',
      supportContacts: { default: { phone: '' } },
    });
    await app.stop();
  });

  it('returns metrics only with the token', async () => {
    const app = await start(configOf({ METRICS_TOKEN: 'sesame' }));
    const status = async (authorization?: string) =>
      (await fetch(`${app.url}/metrics`, { headers: authorization ? { authorization } : {} })).status;
    expect([await status(), await status('Bearer other'), await status('Bearer sesame')]).toEqual([401, 401, 200]);
    await app.stop();
    const closed = await start(configOf());
    expect((await fetch(`${closed.url}/metrics`)).headers.get('content-type')).not.toMatch(/^text\/plain; version/);
    await closed.stop();
  });

  it('reports that it is not ready when its database does not respond', async () => {
    const app = await start(configOf());
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(200);
    await dropDatabase(url);
    // A result is reused for a second.
    await expect.poll(async () => (await fetch(`${app.url}/health/ready`)).status).toBe(503);
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
    await app.stop().catch(() => undefined);
    url = await createDatabase();
    serverUrl = await serverAddress(url);
  });

  it('a port in use is reported with what to do, and nothing stays open', async () => {
    const app = await start(configOf());
    await expect(start(configOf({ PORT: new URL(app.url).port }))).rejects.toThrow(
      /Port \d+ of 127.0.0.1 is in use. Set PORT/,
    );
    await app.stop();
  });

  it('several servers share one database, and each ends what it started', async () => {
    const apps = await Promise.all([start(configOf()), start(configOf()), start(configOf())]);
    expect(new Set(apps.map((app) => app.url)).size).toBe(3);
    await Promise.all(apps.map((app) => app.stop()));
  });
});
