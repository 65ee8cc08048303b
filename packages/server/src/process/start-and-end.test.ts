import { request } from 'node:http';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from './server-database.testing.js';
import { type SpawnedServer, endServer, spawnServer } from './spawned-server.testing.js';
import { startsServers } from '../testing/test-timeouts.js';

describe('a start without settings', startsServers, () => {
  let folder: string;
  let server: SpawnedServer;
  let url: string;
  beforeAll(async () => {
    folder = await temporaryFolder();
    server = spawnServer({ SIGNA_DATA_DIR: folder });
    url = await server.ready();
  });
  afterAll(async () => {
    await endServer(server);
    await rm(folder, { recursive: true, force: true });
  });

  it('simulates external systems on its own port', async () => {
    for (const path of ['identity/.well-known/openid-configuration', 'pharmacy/prescriptions', 'storefront']) {
      expect((await fetch(`${url}/outside/${path}`)).status, path).toBe(200);
    }
  });

  it('rejects a second server on the same folder, and names the one that uses it', async () => {
    const second = await spawnServer({ SIGNA_DATA_DIR: folder }).ended;
    expect(second.code).toBe(1);
    expect(second.output).toMatch(
      /^The data folder .+ is in use by process \d+ since \d{4}-.+ set SIGNA_DATA_DIR to another folder\.$/m,
    );
    expect(second.output).not.toContain('    at ');
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  });

  it('lets a running call finish on shutdown, and releases the folder', async () => {
    const { port } = new URL(url);
    // The only request whose body is awaited from unauthenticated callers: it contains the proof of identity.
    const body = 'logout_token=nonsense';
    const call = request({
      port,
      path: '/session/back-channel',
      method: 'POST',
      headers: { 'content-length': body.length, 'content-type': 'application/x-www-form-urlencoded' },
    });
    const answered = new Promise<number>((resolve, reject) => {
      call.once('response', (response) => resolve(response.resume().statusCode ?? 0)).once('error', reject);
    });
    call.write(body.slice(0, 10));
    await expect.poll(async () => inFlight(url)).toBeGreaterThan(1);
    server.kill('SIGTERM');
    await server.said('"ending"');
    await expect
      .poll(() =>
        fetch(`${url}/health/live`).then(
          () => 'answers',
          () => 'refused',
        ),
      )
      .toBe('refused');
    call.end(body.slice(10));
    expect(await answered).toBe(400);
    expect((await server.ended).code).toBe(0);

    server = spawnServer({ SIGNA_DATA_DIR: folder });
    url = await server.ready();
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  });
});

/** Requests in progress, including this one. */
async function inFlight(url: string): Promise<number> {
  const page = await (await fetch(`${url}/metrics`)).text();
  return Number(/^\S*in_flight\S* (\d+)$/m.exec(page)?.[1]);
}

describe('an invalid configuration', startsServers, () => {
  it('A-001 ends the process and names every missing setting, without a stack trace', async () => {
    const ending = await spawnServer({ HOST: '0.0.0.0' }).ended;
    expect(ending.code).toBe(1);
    for (const name of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_AUDIENCE']) {
      expect(ending.output).toContain(
        `${name} is missing. It is required because HOST 0.0.0.0 is reachable from other machines`,
      );
    }
    expect(ending.output).not.toContain('    at ');
  });

  it('reports that its database cannot be reached', async () => {
    const identity = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'portal', OIDC_AUDIENCE: 'signa' };
    const ending = await spawnServer({ DATABASE_URL: 'postgresql://localhost:1/none', ...identity }).ended;
    expect(ending.code).toBe(1);
    expect(ending.output).toMatch(
      /^Can't reach the database of DATABASE_URL: connect ECONNREFUSED .+ Check the address/,
    );
    expect(ending.output).not.toContain('    at ');
  });
});
