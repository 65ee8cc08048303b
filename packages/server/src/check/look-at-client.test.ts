import { listen, openIdentityProvider } from '@signa/fixtures/simulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOutgoing } from '../outgoing/outgoing.js';
import type { IdentitySettings } from '../start/config.js';
import { type Ask, askThrough } from './ask.js';
import { checkClients } from './look-at-client.js';

const callback = 'https://signa.example/login/callback';
const settings: IdentitySettings = {
  issuer: 'https://id.example',
  clientId: 'signa-portal',
  clientSecret: null,
  commandLineClientId: 'signa-cli',
  audience: 'signa',
  usernameClaim: 'email',
  clockToleranceSeconds: 60,
  scim: null,
};
const look = async (changes: Partial<IdentitySettings>, tokenEndpoint: string, ask: Ask) =>
  (await checkClients({ ...settings, ...changes }, tokenEndpoint, { ask, callback })).map(
    ({ about, state, found, advice = '' }) => ({ about, state, found, advice }),
  );

let tokenEndpoint = '';
let close: () => Promise<void>;
const ask = askThrough(openOutgoing({ privateHosts: ['localhost'] }));
beforeAll(async () => {
  let handle: Parameters<typeof listen>[0] = () => undefined;
  const server = await listen((request, response) => handle(request, response), 0);
  const issuer = `http://localhost:${server.port}/outside/identity`;
  const provider = await openIdentityProvider({
    ...{ issuer, audience: 'signa', portalClientId: 'signa-portal', commandLineClientId: 'signa-cli' },
    portalOrigins: ['https://signa.example'],
  });
  handle = provider.handler;
  tokenEndpoint = `${issuer}/token`;
  close = async () => {
    await server.close();
    provider.close();
  };
});
afterAll(() => close());

it('A-553 a real provider knows the clients of the configuration, and rejects others by the name of the setting', async () => {
  expect(await look({}, tokenEndpoint, ask)).toMatchObject([
    { about: 'client', state: 'ok', found: 'the provider knows signa-portal' },
    { about: 'command line', state: 'ok', found: 'the provider knows signa-cli' },
  ]);
  const wrong = { clientId: 'signa-potral', commandLineClientId: 'signa-cil' };
  expect(await look(wrong, tokenEndpoint, ask)).toMatchObject([
    {
      about: 'client',
      state: 'fault',
      found: expect.stringMatching(/^the provider rejects signa-potral: invalid_client/) as string,
      advice: expect.stringMatching(/ OIDC_CLIENT_ID\. See docs/) as string,
    },
    {
      about: 'command line',
      state: 'fault',
      found: expect.stringMatching(/^the provider rejects signa-cil: invalid_client/) as string,
      advice: expect.stringMatching(/ OIDC_COMMAND_LINE_CLIENT_ID\. See docs/) as string,
    },
  ]);
});

it('A-553 sends the secret of the portal only, and names it when the provider rejects it', async () => {
  const sent: URLSearchParams[] = [];
  const rejecting: Ask = async (_url, { form } = {}) => {
    if (form) sent.push(form);
    return {
      status: 401,
      body: JSON.stringify({ error: 'invalid_client', error_description: 'bad secret' }),
      at: null,
    };
  };
  const [portal] = await look({ clientSecret: 'hidden' }, 'https://id.example/token', rejecting);
  expect(portal).toMatchObject({
    state: 'fault',
    found: 'the provider rejects signa-portal: invalid_client, bad secret',
  });
  expect(portal?.advice).toContain('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET');
  expect(JSON.stringify(portal)).not.toContain('hidden');
  expect(sent.map((form) => [form.get('client_id'), form.get('client_secret')])).toEqual([
    ['signa-portal', 'hidden'],
    ['signa-cli', null],
  ]);
  expect(sent.map((form) => form.get('redirect_uri'))).toEqual([callback, callback]);
});

it.each([
  ['answers something else', async () => ({ status: 200, body: '<html>', at: null }), /it answered 200/],
  [
    'answers another error',
    async () => ({ status: 400, body: '{"error":"invalid_request"}', at: null }),
    /400 invalid_request/,
  ],
  ['does not answer', () => Promise.reject(new Error('connect ECONNREFUSED')), /Can't reach/],
] satisfies [string, Ask, RegExp][])('A-553 only warns where the provider %s', async (_what, answer, found) => {
  const [portal] = await look({}, 'https://id.example/token', answer);
  expect(portal).toMatchObject({ state: 'warning', found: expect.stringMatching(found) as string });
});
