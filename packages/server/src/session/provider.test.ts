import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testOutgoing } from '../testing/outgoing.js';
import { type TestProvider, openTestProvider } from '../testing/test-provider.js';
import { openProvider } from './provider.js';

const email = 'vet@signa.test';
const asked = { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) };

describe('whom a provider signs in', () => {
  let there: TestProvider;
  beforeEach(async () => {
    there = await openTestProvider('signa-portal');
  });
  afterEach(() => there.close());

  /** Signs in as the provider will have it, and answers what is known of the person then. */
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

  it('A-347 refuses an ID token that another client was given', async () => {
    await expect(claimsOf({ sub: 'vet', email, azp: 'another' })).rejects.toThrow('another client');
    expect(await claimsOf({ sub: 'vet', email, azp: 'signa-portal' })).toMatchObject({ sub: 'vet', email });
  });

  it('A-439 takes an ID token that begins within the difference of the clocks, and none that begins later', async () => {
    const inSeconds = (seconds: number) => ({ sub: 'vet', email, nbf: Math.floor(Date.now() / 1000) + seconds });
    expect(await claimsOf(inSeconds(50))).toMatchObject({ sub: 'vet' });
    await expect(claimsOf(inSeconds(120))).rejects.toThrow();
  });

  it('A-346 asks the userinfo for who it is, and whether the address is verified, where the ID token does not say', async () => {
    const userInfo = { sub: 'vet', email, email_verified: false, iss: 'https://elsewhere.example' };
    const claims = await claimsOf({ sub: 'vet', sid: 'at-provider', email_verified: true }, userInfo);
    expect(claims).toMatchObject({ sub: 'vet', sid: 'at-provider', iss: there.issuer, email, email_verified: false });
    expect(await claimsOf({ sub: 'vet' })).not.toHaveProperty('email');
  });

  it('A-346 takes nothing of what it says of somebody else', async () => {
    await expect(claimsOf({ sub: 'vet' }, { sub: 'other', email, email_verified: true })).rejects.toThrow();
  });

  it('A-346 leaves the claims of an ID token that names somebody', async () => {
    const userInfo = { sub: 'vet', email: 'admin@signa.test', email_verified: true };
    expect(await claimsOf({ sub: 'vet', email, email_verified: false }, userInfo)).toMatchObject({
      email,
      email_verified: false,
    });
  });
});
