import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discoveredKeys } from '../access/provider-token.js';
import { openScimAccounts } from '../integration/account/scim-accounts.js';
import { openPracticeSystems } from '../integration/pims/open-practice-systems.js';
import { signedCall } from '../integration/send.js';
import { openStorefrontAccounts } from '../integration/storefront-accounts.js';
import { askThrough } from '../check/ask.js';
import { openProvider } from '../session/provider.js';
import { openConfiguredOutgoing } from '../start/configured-outgoing.js';
import { startPracticeSystems, type TestPracticeSystems } from '../testing/practice-systems.js';
import { openTestProvider, type TestProvider } from '../testing/test-provider.js';
import { openOutgoing } from './outgoing.js';
import { namedAddresses } from './private-hosts.js';

/** A client for an installation whose systems are all public. */
const outgoing = openOutgoing({ privateHosts: [] });
const url = 'http://127.0.0.1:9';
const identity = {
  clientId: 'portal',
  clientSecret: null,
  commandLineClientId: 'cli',
  audience: 'api',
  usernameClaim: 'email',
  clockToleranceSeconds: 60,
  scim: null,
};
const wanted = 'is at the private address 127.0.0.1';
const person = { username: 'a@b.example', firstName: 'Ann', lastName: 'Bee', isEnabled: true };
const now = () => new Date();
const account = { accountId: 'site', secret: null, placeId: null };
let practice: TestPracticeSystems;
let provider: TestProvider;
beforeAll(async () => {
  practice = await startPracticeSystems();
  provider = await openTestProvider('portal');
});
afterAll(async () => {
  await practice.close();
  await provider.close();
});

const systems = () => openPracticeSystems(practice.settings, { now: () => Date.now(), outgoing });
const calls: Readonly<Record<string, () => unknown>> = {
  'the pharmacy': () => signedCall({ address: url, secret: 's', body: {} }, outgoing)('key', now()),
  'the storefront': () =>
    openStorefrontAccounts({ url, secret: 's', inboundSecret: null, sessionOrigin: url }, { now, outgoing }).accountOf({
      uuid: 'u',
      type: 'account-user',
    }),
  'the user management of the provider': () => openScimAccounts({ url, token: 't' }, outgoing).create(person),
  'the keys for tokens': () => discoveredKeys(url, outgoing)({ alg: 'RS256' }, { payload: '', signature: '' }),
  'an address that a check asks': () => askThrough(outgoing)(url),
  ezyVet: () => systems().EZYVET?.records.caretakersById(account, ['1']),
  DIGITAIL: () => systems().DIGITAIL?.records.caretakersById(account, ['1']),
  'the gateway': () => systems().PULSE?.records.caretakersById(account, ['1']),
};

describe('the shared HTTP client of all integrations', () => {
  it.each(Object.keys(calls))('A-436 calls %s only where the configuration allows', async (name) => {
    await expect(calls[name]?.()).rejects.toThrow(wanted);
  });

  it('A-436 exchanges no code with DIGITAIL at an unconfigured address', async () => {
    const back = new URL('https://portal.example/digitail/token?code=c&state=s');
    const asked = { state: 's', verifier: 'v'.repeat(43), redirectUri: 'https://portal.example/digitail/token' };
    await expect(systems().DIGITAIL?.connecting?.complete(back, asked)).rejects.toThrow('returned no token');
    expect(practice.asked).toEqual([]);
  });

  it('A-436 reads no discovery document at an unconfigured address', async () => {
    const asked = { state: 's', nonce: 'n', verifier: 'v'.repeat(43) };
    const { issuer } = provider;
    const closed = openProvider({ ...identity, issuer }, 'https://portal.example', outgoing);
    await expect(closed.signInAddress(asked, false)).rejects.toThrow();
    const named = openOutgoing({ privateHosts: namedAddresses([issuer]) });
    const open = openProvider({ ...identity, issuer }, 'https://portal.example', named);
    expect(await open.signInAddress(asked, false)).toContain(`${issuer}/authorize`);
  });

  it('A-436 calls an address as configured, and no other port of that machine', async () => {
    const none = { url: null, secret: null, inboundSecret: null };
    const configured = openConfiguredOutgoing(
      [],
      { issuer: provider.issuer, scim: null },
      {
        pharmacy: none,
        storefront: { ...none, sessionOrigin: null },
        pims: { ezyvet: null, digitail: null, gateway: null },
      },
    );
    const ask = askThrough(configured);
    expect((await ask(`${provider.issuer}/keys`)).status).toBe(200);
    await expect(ask(practice.settings.gateway?.url ?? '')).rejects.toThrow(wanted);
  });
});
