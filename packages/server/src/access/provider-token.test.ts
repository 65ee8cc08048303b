import { fc, test } from '@fast-check/vitest';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { OutgoingError } from '../outgoing/outgoing-error.js';
import { discoveredKeys, readProviderToken } from './provider-token.js';

const now = new Date('2026-11-26T12:00:00.000Z');
const seconds = now.getTime() / 1000;
const { publicKey, privateKey } = await generateKeyPair('ES256');
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256' }] });

async function read(claims: Readonly<Record<string, unknown>>, clockToleranceSeconds: number) {
  const settings = { issuer: 'https://id.example', audience: 'api', clientIds: ['cli'], usernameClaim: 'email' };
  const reader = readProviderToken({
    settings: { ...settings, clockToleranceSeconds },
    bind: () => Promise.resolve(true),
    onRefused: () => undefined,
    keys,
  });
  const given = { iss: 'https://id.example', aud: 'api', client_id: 'cli', sub: 'vet', email: 'vet@wren.example' };
  const token = await new SignJWT({ ...given, exp: seconds + 600, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'test' })
    .sign(privateKey);
  return await reader(token, now);
}

const isRead = (claims: Readonly<Record<string, unknown>>, tolerance: number) =>
  read(claims, tolerance).then(
    () => true,
    () => false,
  );

it('A-440 reports that the provider does not respond, instead of signing users out or failing without a reason', async () => {
  const refused: string[] = [];
  const reader = readProviderToken({
    settings: {
      ...{ issuer: 'https://id.example', audience: 'api', clientIds: ['cli'], usernameClaim: 'email' },
      clockToleranceSeconds: 60,
    },
    bind: () => Promise.resolve(true),
    onRefused: (reason) => void refused.push(reason),
    keys: discoveredKeys('https://id.example', () =>
      Promise.reject(new OutgoingError('unreachable', 'id.example', 'could not be reached')),
    ),
  });
  const token = await new SignJWT({ exp: seconds + 600 })
    .setProtectedHeader({ alg: 'ES256', kid: 'test' })
    .sign(privateKey);
  await expect(reader(token, now)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    data: { retryAfter: 10 },
    message: "We couldn't reach the identity provider to verify your sign-in. Try again in a minute.",
  });
  expect(refused).toEqual([]);
});

describe('clock skew between provider and server', () => {
  const tolerance = fc.integer({ min: 0, max: 300 });
  const off = fc.integer({ min: -400, max: 400 });

  test.prop([tolerance, off])('A-439 is tolerated for the start of a token, up to the setting', async (most, ahead) => {
    expect(await isRead({ nbf: seconds + ahead }, most)).toBe(ahead <= most);
  });

  test.prop([tolerance, off])('A-439 is tolerated for its end, up to the setting', async (most, left) => {
    expect(await isRead({ exp: seconds + left }, most)).toBe(left > -most);
  });

  it('A-439 a token just verified stays valid until the skew has passed', async () => {
    expect(await read({ exp: seconds - 20 }, 60)).toMatchObject({ expiresAt: (seconds + 40) * 1000 });
    expect(await read({ exp: seconds + 20 }, 0)).toMatchObject({ expiresAt: (seconds + 20) * 1000 });
  });
});
