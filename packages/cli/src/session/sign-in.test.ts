import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IdentityProvider, openIdentityProvider, samplePassword } from '@signa/fixtures/simulator';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../program.js';
import { terminal } from '../testing/terminal.js';
import { WebPage } from '../testing/web-page.js';
import { usernameOf } from './claims.js';
import { requireSession } from './require-session.js';
import type { Session } from './session.js';
import { sessionFile } from './session-file.js';

const vet = 'vet@signa.test';

let server: Server;
let provider: IdentityProvider;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url !== '/config.json') return void provider.handler(request, response);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        issuer: `${origin}/outside/identity`,
        commandLineClientId: 'signa-command-line',
        audience: 'urn:signa:api',
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  provider = await openIdentityProvider({
    issuer: `${origin}/outside/identity`,
    audience: 'urn:signa:api',
    portalClientId: 'signa-portal',
    portalOrigins: ['http://portal.test'],
    commandLineClientId: 'signa-command-line',
  });
});
afterAll(() => {
  provider.close();
  server.close();
});

it("A-002 A-189 signs in by code flow with PKCE over a loopback redirect, with the portal's scopes and offline_access", async () => {
  const at = terminal({ session: null });
  const asked: URL[] = [];
  const io = {
    ...at.io,
    fetch,
    openBrowser: (address: string) => {
      asked.push(new URL(address));
      void new WebPage().signIn(address, vet, samplePassword);
      return Promise.resolve(true);
    },
  };
  expect(await run(['login', '--server', origin], { io, file: at.file, namedServer: null })).toBe(0);
  const query = asked[0]?.searchParams;
  expect(query?.get('response_type')).toBe('code');
  expect(query?.get('code_challenge_method')).toBe('S256');
  expect(query?.get('scope')).toBe('openid profile email offline_access');
  expect(new URL(query?.get('redirect_uri') ?? '').hostname).toBe('127.0.0.1');
  const session = at.stored();
  expect(session).toMatchObject({ server: origin, method: 'browser', impersonating: null });
  expect(usernameOf(session?.accessToken ?? '')).toBe(vet);
  expect([...at.out, ...at.err].join('\n')).not.toContain(session?.accessToken);
});

it.each([
  ['succeeded', null, 0],
  ['failed', 'access_denied', 1],
])('A-298 stops listening once a sign-in %s', async (_what, error, exit) => {
  const at = terminal({ session: null });
  let back = '';
  const openBrowser = async (address: string) => {
    const asked = new URL(address).searchParams;
    back = asked.get('redirect_uri') ?? '';
    if (error === null) void new WebPage().signIn(address, vet, samplePassword);
    else await fetch(`${back}?error=${error}&state=${asked.get('state')}`);
    return true;
  };
  const io = { ...at.io, fetch, openBrowser };
  expect(await run(['login', '--server', origin], { io, file: at.file, namedServer: null })).toBe(exit);
  expect(new URL(back).hostname).toBe('127.0.0.1');
  await expect(fetch(back)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});

it('A-191 reports that no Signa server responds', async () => {
  const at = terminal({ session: null });
  const io = { ...at.io, fetch };
  expect(await run(['login', '--server', 'http://127.0.0.1:9'], { io, file: at.file, namedServer: null })).toBe(1);
  expect(at.err.join('')).toContain('Could not reach a Signa server at http://127.0.0.1:9');
  expect(at.stored()).toBeNull();
});

/** Signs in as a vet and returns the session. */
async function signedIn(): Promise<Session> {
  const at = terminal({ session: null });
  const openBrowser = (address: string) => {
    void new WebPage().signIn(address, vet, samplePassword);
    return Promise.resolve(true);
  };
  await run(['login', '--server', origin], { io: { ...at.io, fetch, openBrowser }, file: at.file, namedServer: null });
  const session = at.stored();
  if (!session) throw new Error('Nobody is signed in');
  return session;
}

describe('a long-lived session', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signa-refresh-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const storedSession = async (session: Session) => {
    const file = sessionFile(join(folder, 'session.json'));
    await file.write(session);
    return file;
  };
  const io = { ...terminal().io, fetch };

  it('A-302 refreshes an expired access token once for concurrent commands, and keeps the result', async () => {
    const session = await signedIn();
    const file = await storedSession({ ...session, expiresAt: io.now(), impersonating: null });
    const all = await Promise.all([1, 2, 3, 4].map(() => requireSession(io, file)));
    const [first] = all;
    expect(first?.accessToken).not.toBe(session.accessToken);
    expect(usernameOf(first?.accessToken ?? '')).toBe(vet);
    for (const other of all) expect(other).toEqual(first);
    expect(await file.read()).toEqual(first);
    expect(await readdir(folder)).toEqual(['session.json']);
  });

  it('A-302 does not refresh a valid token', async () => {
    const session = { ...(await signedIn()), expiresAt: io.now() + 60_000 };
    expect(await requireSession(io, await storedSession(session))).toEqual(session);
  });

  it('A-302 A-191 requires a new sign-in when the refresh token is no longer valid, as after a sign-out', async () => {
    const session = await signedIn();
    const file = await storedSession(session);
    const known = {
      ...io,
      fetch: ((address, init) =>
        String(address).endsWith('/graphql')
          ? Promise.reject(new TypeError('away'))
          : fetch(address, init)) as typeof fetch,
    };
    expect(
      await run(['logout'], { io: { ...known, openBrowser: () => Promise.resolve(true) }, file, namedServer: null }),
    ).toBe(0);
    expect(await file.read()).toBeNull();
    const again = await storedSession({ ...session, expiresAt: 1 });
    await expect(requireSession(io, again)).rejects.toMatchObject({ message: 'Not logged in', exitCode: 3 });
  });

  it('A-302 reports a failed refresh while the server is away, and keeps the session', async () => {
    const session: Session = { ...(await signedIn()), server: 'http://127.0.0.1:9', expiresAt: 1 };
    const file = await storedSession(session);
    await expect(requireSession(io, file)).rejects.toMatchObject({ exitCode: 1 });
    expect(await file.read()).toEqual(session);
    expect(await readdir(folder)).toEqual(['session.json']);
  });
});
