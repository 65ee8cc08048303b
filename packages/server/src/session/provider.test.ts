import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testOutgoing } from '../testing/outgoing.js';
import { type TestProvider, openTestProvider } from '../testing/test-provider.js';
import { openProvider } from './provider.js';

const email = 'vet@signa.test';
const asked = { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) };

describe('users signed in by a provider', () => {
  let there: TestProvider;
  beforeEach(async () => {
    there = await openTestProvider('signa-portal');
  });
  afterEach(() => there.close());

  /** Signs in with the given provider behavior and returns the resulting user. */
  async function claimsOf(claims: TestProvider['claims'], userInfo: TestProvider['userInfo'] = null) {
    Object.assign(there, { claims, userInfo });
    const { issuer, clientId } = there;
    const identity = {
      commandLineClientId: 'cli',
      audience: 'api',
      clientSecret: null,
      usernameClaim: 'email',
      clockToleranceSeconds: 60,
      scim: null,
    };
    const provider = openProvider({ ...identity, issuer, clientId }, 'http://portal.example', testOutgoing);
    const sent = await fetch(await provider.signInAddress(asked, false), { redirect: 'manual' });
    return (await provider.complete(new URL(sent.headers.get('location') ?? ''), asked)).claims;
  }

  it('A-347 rejects an ID token issued to another client', async () => {
    await expect(claimsOf({ sub: 'vet', email, azp: 'another' })).rejects.toThrow('another client');
    expect(await claimsOf({ sub: 'vet', email, azp: 'signa-portal' })).toMatchObject({ sub: 'vet', email });
  });

  it('A-439 accepts an ID token that starts within the clock skew, and none that starts later', async () => {
    const inSeconds = (seconds: number) => ({ sub: 'vet', email, nbf: Math.floor(Date.now() / 1000) + seconds });
    expect(await claimsOf(inSeconds(50))).toMatchObject({ sub: 'vet' });
    await expect(claimsOf(inSeconds(120))).rejects.toThrow();
  });

  it('A-346 reads identity and verified address from userinfo when the ID token lacks them', async () => {
    const userInfo = { sub: 'vet', email, email_verified: false, iss: 'https://elsewhere.example' };
    const claims = await claimsOf({ sub: 'vet', sid: 'at-provider', email_verified: true }, userInfo);
    expect(claims).toMatchObject({ sub: 'vet', sid: 'at-provider', iss: there.issuer, email, email_verified: false });
    expect(await claimsOf({ sub: 'vet' })).not.toHaveProperty('email');
  });

  it('A-346 ignores userinfo of another subject', async () => {
    await expect(claimsOf({ sub: 'vet' }, { sub: 'other', email, email_verified: true })).rejects.toThrow();
  });

  it('A-346 keeps the claims of an ID token that identifies the user', async () => {
    const userInfo = { sub: 'vet', email: 'admin@signa.test', email_verified: true };
    expect(await claimsOf({ sub: 'vet', email, email_verified: false }, userInfo)).toMatchObject({
      email,
      email_verified: false,
    });
  });
});
