import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openIdentityProvider } from '@signa/fixtures/simulator';
import { afterEach, describe, expect, it } from 'vitest';
import { testOutgoing } from '../../testing/outgoing.js';
import { AccountProviderError } from './account-provider.js';
import { openScimAccounts } from './scim-accounts.js';

const token = 'token-of-user-management';
const nora = { username: 'nora@wren.example', firstName: 'Nora', lastName: 'Quist', isEnabled: true };
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function listening(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The simulated provider, with user management under its issuer. */
async function provider(): Promise<string> {
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
  const origin = await listening((request, response) => void answer(request, response));
  const simulated = await openIdentityProvider({
    issuer: `${origin}/outside/identity`,
    audience: 'api',
    portalClientId: 'portal',
    commandLineClientId: 'cli',
    portalOrigins: [origin],
    scimToken: token,
  });
  open.push(async () => simulated.close());
  answer = simulated.handler;
  return `${origin}/outside/identity/scim/v2`;
}

async function resource(url: string, id: string | null): Promise<unknown> {
  const response = await fetch(`${url}/Users/${id ?? ''}`, { headers: { authorization: `Bearer ${token}` } });
  return response.json();
}

describe('SCIM accounts', () => {
  it("A-086 are created, and changed by the provider's id", async () => {
    const url = await provider();
    const accounts = openScimAccounts({ url, token }, testOutgoing);
    const providerId = await accounts.create(nora);
    expect(await resource(url, providerId)).toMatchObject({
      userName: nora.username,
      name: { givenName: 'Nora', familyName: 'Quist' },
      emails: [{ value: nora.username, primary: true }],
      active: true,
    });
    const renamed = { username: 'nora.berg@wren.example', firstName: 'Nora', lastName: 'Berg', isEnabled: false };
    expect(await accounts.change({ providerId, username: nora.username }, renamed)).toBe(providerId);
    expect(await resource(url, providerId)).toMatchObject({
      userName: renamed.username,
      name: { familyName: 'Berg' },
      active: false,
    });
  });

  it('A-086 that already exist are reused, as after a lost save', async () => {
    const url = await provider();
    const accounts = openScimAccounts({ url, token }, testOutgoing);
    const first = await accounts.create(nora);
    expect(await accounts.create({ ...nora, lastName: 'Berg' })).toBe(first);
    expect(await resource(url, first)).toMatchObject({ name: { familyName: 'Berg' } });
  });

  it('A-086 are found by username without an id, and created if missing', async () => {
    const url = await provider();
    const accounts = openScimAccounts({ url, token }, testOutgoing);
    const known = { providerId: null, username: 'VET@signa.test' };
    const vet = { username: 'vet@signa.test', firstName: 'Maya', lastName: 'Reed', isEnabled: true };
    expect(await accounts.change(known, vet)).toBe('vet@signa.test');
    expect(await resource(url, 'vet@signa.test')).toMatchObject({ name: { familyName: 'Reed' } });
    const gone = await accounts.change({ providerId: 'gone', username: nora.username }, nora);
    expect(await resource(url, gone)).toMatchObject({ userName: nora.username });
  });

  it('A-086 are rejected with the username of another account', async () => {
    const url = await provider();
    const accounts = openScimAccounts({ url, token }, testOutgoing);
    const providerId = await accounts.create(nora);
    await expect(
      accounts.change({ providerId, username: nora.username }, { ...nora, username: 'vet@signa.test' }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['answers a fault', (response) => response.writeHead(503).end('{}')],
    ['answers no JSON', (response) => response.writeHead(201).end('<html>')],
    ['answers no account', (response) => response.writeHead(201).end('{}')],
    ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['ends the connection', (response) => response.destroy()],
  ])('A-086 fail when the provider %s', async (_, answer) => {
    const url = await listening((_request, response) => answer(response));
    await expect(openScimAccounts({ url, token }, testOutgoing).create(nora)).rejects.toBeInstanceOf(
      AccountProviderError,
    );
  });

  it('A-086 fail when the provider rejects the token, without details', async () => {
    const url = await provider();
    const fault = await openScimAccounts({ url, token: 'another' }, testOutgoing)
      .create(nora)
      .catch((error: unknown) => error);
    expect(fault).toMatchObject({ status: 401 });
    expect(String(fault)).not.toMatch(/another|nora/i);
  });

  it('A-086 fail after a timeout', async () => {
    const url = await listening(() => undefined);
    await expect(openScimAccounts({ url, token }, testOutgoing, 50).create(nora)).rejects.toThrow(
      'did not respond in time',
    );
  });
});
