import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type IdentityProvider, openIdentityProvider, samplePassword } from '@signa/fixtures/simulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../program.js';
import { terminal } from '../testing/terminal.js';
import { WebPage } from '../testing/web-page.js';
import { usernameOf } from './claims.js';

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

it('A-002 A-189 signs in by code flow with PKCE over a loopback redirect, with exactly the three scopes', async () => {
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
  expect(await run(['login', '--server', origin], { io, file: at.file, defaultServer: '' })).toBe(0);
  const query = asked[0]?.searchParams;
  expect(query?.get('response_type')).toBe('code');
  expect(query?.get('code_challenge_method')).toBe('S256');
  expect(query?.get('scope')).toBe('openid profile email');
  expect(new URL(query?.get('redirect_uri') ?? '').hostname).toBe('127.0.0.1');
  const session = at.stored();
  expect(session).toMatchObject({ server: origin, method: 'browser', impersonating: null });
  expect(usernameOf(session?.accessToken ?? '')).toBe(vet);
  expect([...at.out, ...at.err].join('\n')).not.toContain(session?.accessToken);
});

it('A-191 says plainly that no Signa server answers', async () => {
  const at = terminal({ session: null });
  const io = { ...at.io, fetch };
  expect(await run(['login', '--server', 'http://127.0.0.1:9'], { io, file: at.file, defaultServer: '' })).toBe(1);
  expect(at.err.join('')).toContain('No Signa server answers at http://127.0.0.1:9');
  expect(at.stored()).toBeNull();
});
