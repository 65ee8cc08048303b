import { expect, it } from 'vitest';
import type { Answer, Ask } from './ask.js';
import type { IdentitySettings } from '../start/config.js';
import type { Finding } from './finding.js';
import { checkProvider } from './look-at-provider.js';

const issuer = 'https://id.example/tenant';
const settings = {
  scim: null,
  issuer,
  clientId: 'portal',
  clientSecret: null,
  commandLineClientId: 'portal',
  audience: 'signa',
  usernameClaim: 'email',
  clockToleranceSeconds: 60,
};
const discovery = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  end_session_endpoint: `${issuer}/logout`,
  code_challenge_methods_supported: ['S256'],
  scopes_supported: ['openid', 'profile', 'email'],
  claims_supported: ['sub', 'email'],
};
const keys = { keys: [{ kid: '1' }] };
const json = (body: unknown, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  body: JSON.stringify(body),
  at: null,
  ...more,
});

/** A provider that serves these documents, and fails at every other address. */
const provider =
  (documents: Readonly<Record<string, Answer>>): Ask =>
  async (url) => {
    const document = documents[url];
    if (!document) throw new Error('connect ECONNREFUSED');
    return document;
  };
const saying = (changes: object, others: Readonly<Record<string, Answer>> = {}): Ask =>
  provider({
    [`${issuer}/.well-known/openid-configuration`]: json({ ...discovery, ...changes }),
    [`${issuer}/keys`]: json(keys),
    [`${issuer}/token`]: json({ error: 'invalid_grant' }, { status: 400 }),
    ...others,
  });
const look = (of: IdentitySettings, ask: Ask) =>
  checkProvider(of, { ask, callback: 'https://signa.example/login/callback' });
const statesOf = (findings: readonly Finding[]) => findings.map(({ about, state }) => `${about} ${state}`);

it('A-333 accepts a provider that supports everything a sign-in needs', async () => {
  expect(statesOf(await look(settings, saying({})))).toEqual(['provider ok', 'keys ok', 'client ok']);
  expect(statesOf(await look({ ...settings, issuer: `${issuer}/` }, saying({ issuer: `${issuer}/` })))).toEqual([
    'provider ok',
    'keys ok',
    'client ok',
  ]);
});

it.each([
  [
    'has another issuer',
    { issuer: 'https://id.example' },
    'provider fault',
    /its issuer is https:\/\/id\.example, but OIDC_ISSUER is/,
  ],
  ['has no code flow', { authorization_endpoint: undefined }, 'provider fault', /lacks authorization_endpoint/],
  ['has no PKCE', { code_challenge_methods_supported: ['plain'] }, 'provider fault', /PKCE with S256/],
  [
    'lacks the email scope',
    { scopes_supported: ['openid', 'profile'] },
    'claims fault',
    /doesn't list the scope email/,
  ],
  ['does not list the email claim', { claims_supported: ['sub'] }, 'claims warning', /doesn't list the claim email/],
  ['has no sign-out address', { end_session_endpoint: undefined }, 'sign-out warning', /no end_session_endpoint/],
  ['has no keys', { jwks_uri: `${issuer}/nowhere` }, 'keys fault', /nowhere has no key/],
])('A-333 reports a provider that %s', async (_what, changes, state, found) => {
  const findings = await look(settings, saying(changes));
  const [bad, ...more] = findings.filter((finding) => finding.state !== 'ok');
  expect(more).toEqual([]);
  expect(`${bad?.about} ${bad?.state}`).toBe(state);
  expect(bad?.found).toMatch(found);
  expect(bad?.advice).not.toBe('');
});

it('A-333 reports an unreachable provider and an address that is not one', async () => {
  const [away] = await look(settings, provider({}));
  expect(away).toMatchObject({ state: 'fault', found: expect.stringContaining('connect ECONNREFUSED') as string });
  const wrong = provider({ [`${issuer}/.well-known/openid-configuration`]: { status: 200, body: '<html>', at: null } });
  expect((await look(settings, wrong))[0]).toMatchObject({ state: 'fault' });
});

it('A-333 compares its clock with ours', async () => {
  const late = saying(
    {},
    { [`${issuer}/.well-known/openid-configuration`]: json(discovery, { at: Date.now() - 600_000 }) },
  );
  expect(statesOf(await look(settings, late))).toContain('clock fault');
});

it('A-333 calls its user management with the token, and names the invalid setting', async () => {
  const scim = { url: 'https://id.example/scim/v2', token: 'secret' };
  const told: (string | undefined)[] = [];
  const answering =
    (status: number): Ask =>
    async (url, options) => {
      if (!url.startsWith(scim.url)) return await saying({})(url, options);
      told.push(options?.token);
      return { status, body: '{}', at: null };
    };
  const lookAt = async (status: number) => (await look({ ...settings, scim }, answering(status))).at(-1);
  expect(await lookAt(200)).toMatchObject({ about: 'accounts', state: 'ok' });
  expect(await lookAt(401)).toMatchObject({ state: 'fault', advice: expect.stringContaining('SCIM_TOKEN') as string });
  expect(await lookAt(404)).toMatchObject({ state: 'fault', advice: expect.stringContaining('SCIM_URL') as string });
  expect(told).toEqual(['secret', 'secret', 'secret']);
});
