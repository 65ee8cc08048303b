import { randomBytes } from 'node:crypto';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { accountSecretOf, NoSealKey, openSeals, SealError, type SealKey } from './seals.js';

const keyOf = (id: string): SealKey => ({ id, key: randomBytes(32) });
const [older, newer] = [keyOf('2025'), keyOf('2026')];
const place = accountSecretOf('1');

describe('an encrypted secret', () => {
  test.prop([fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 40 })])(
    'A-124 can be decrypted at its place, and nowhere else',
    (secret, at) => {
      const seals = openSeals([newer]);
      const sealed = seals.seal(secret, at);
      expect(seals.open(sealed, at)).toBe(Buffer.from(secret, 'utf8').toString('utf8'));
      expect(() => seals.open(sealed, `${at}x`)).toThrow(SealError);
    },
  );

  it('A-124 has a fresh nonce each time and contains nothing of the secret', () => {
    const seals = openSeals([newer]);
    const sealed = Array.from({ length: 200 }, () => seals.seal('hunter2-hunter2', place));
    expect(new Set(sealed.map((one) => one.subarray(6, 18).toString('hex'))).size).toBe(200);
    for (const one of sealed) expect(one.includes('hunter2')).toBe(false);
  });

  test.prop([fc.nat(), fc.integer({ min: 1, max: 255 })])(
    'A-124 cannot be decrypted once a byte of it changed',
    (at, change) => {
      const seals = openSeals([newer]);
      const sealed = seals.seal('top secret', place);
      const index = at % sealed.length;
      sealed[index] = (sealed[index] ?? 0) ^ change;
      expect(() => seals.open(sealed, place)).toThrow(SealError);
    },
  );

  it('A-124 is decrypted with the key it names, whichever is current, and with no other', () => {
    const sealed = openSeals([older]).seal('top secret', place);
    const both = openSeals([newer, older]);
    expect(both.open(sealed, place)).toBe('top secret');
    expect(both.isCurrent(sealed)).toBe(false);
    expect(both.isCurrent(both.seal('top secret', place))).toBe(true);
    expect(() => openSeals([newer]).open(sealed, place)).toThrow(
      'A secret is encrypted with the key 2025, which is not configured',
    );
    expect(() => openSeals([keyOf('2025')]).open(sealed, place)).toThrow(SealError);
  });

  it('A-124 cannot be created without a key, and unencrypted text is rejected', () => {
    expect(() => openSeals([]).seal('top secret', place)).toThrow(NoSealKey);
    expect(() => openSeals([]).markOf('top secret')).toThrow(NoSealKey);
    for (const clear of ['top secret', '', '\u0001'])
      expect(() => openSeals([newer]).open(Buffer.from(clear), place)).toThrow(SealError);
  });

  it('A-124 is recognized by a fingerprint that requires the key', () => {
    expect(openSeals([newer]).markOf('a')).toBe(openSeals([newer, older]).markOf('a'));
    expect(openSeals([newer]).markOf('a')).not.toBe(openSeals([older]).markOf('a'));
    expect(openSeals([newer]).markOf('a')).not.toBe(openSeals([newer]).markOf('b'));
  });
});
