import { EncryptJWT } from 'jose';
import { expect, it } from 'vitest';
import { openPageKeys } from './page-keys.js';

const secret = new Uint8Array(32).fill(7);
const now = new Date('2026-11-22T08:00:00Z');
const key = { username: 'vet@signa.test', locationId: '1', isNarrow: true, expiresAt: now.getTime() + 60_000 };

it('opens what was sealed with the same secret, by any server', async () => {
  const sealed = await openPageKeys(secret).seal(key);
  expect(await openPageKeys(secret).open(sealed, now)).toEqual(key);
  expect(sealed).not.toContain('vet');
});

it('opens nothing that was changed, is over, or was sealed by somebody else', async () => {
  const keys = openPageKeys(secret);
  const sealed = await keys.seal(key);
  expect(await keys.open(sealed, new Date(key.expiresAt + 1_000))).toBeNull();
  expect(await openPageKeys().open(sealed, now)).toBeNull();
  const parts = sealed.split('.');
  for (const [at, part] of parts.entries()) {
    const changed = part === '' ? 'AAAA' : part.startsWith('A') ? `B${part.slice(1)}` : `A${part.slice(1)}`;
    expect(await keys.open(parts.with(at, changed).join('.'), now)).toBeNull();
  }
  for (const nothing of ['', 'x', '....']) expect(await keys.open(nothing, now)).toBeNull();
});

it('opens nothing that was sealed for another use, or says too little', async () => {
  const sealed = (claims: Record<string, unknown>, audience: string) =>
    new EncryptJWT(claims)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setSubject(key.username)
      .setAudience(audience)
      .setExpirationTime(key.expiresAt / 1000)
      .encrypt(secret);
  const keys = openPageKeys(secret);
  expect(await keys.open(await sealed({ at: '1', narrow: false }, 'first-page'), now)).not.toBeNull();
  expect(await keys.open(await sealed({ at: '1', narrow: false }, 'something-else'), now)).toBeNull();
  expect(await keys.open(await sealed({}, 'first-page'), now)).toBeNull();
});
