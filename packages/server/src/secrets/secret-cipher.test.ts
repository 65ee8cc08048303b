import { randomBytes } from 'node:crypto';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  accountSecretOf,
  NoEncryptionKey,
  openSecretCipher,
  DecryptionError,
  type EncryptionKey,
} from './secret-cipher.js';

const keyOf = (id: string): EncryptionKey => ({ id, key: randomBytes(32) });
const [older, newer] = [keyOf('2025'), keyOf('2026')];
const place = accountSecretOf('1');

describe('an encrypted secret', () => {
  test.prop([fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 40 })])(
    'A-124 can be decrypted at its place, and nowhere else',
    (secret, at) => {
      const secretCipher = openSecretCipher([newer]);
      const encrypted = secretCipher.encrypt(secret, at);
      expect(secretCipher.decrypt(encrypted, at)).toBe(Buffer.from(secret, 'utf8').toString('utf8'));
      expect(() => secretCipher.decrypt(encrypted, `${at}x`)).toThrow(DecryptionError);
    },
  );

  it('A-124 has a fresh nonce each time and contains nothing of the secret', () => {
    const secretCipher = openSecretCipher([newer]);
    const encrypted = Array.from({ length: 200 }, () => secretCipher.encrypt('hunter2-hunter2', place));
    expect(new Set(encrypted.map((one) => one.subarray(6, 18).toString('hex'))).size).toBe(200);
    for (const one of encrypted) expect(one.includes('hunter2')).toBe(false);
  });

  test.prop([fc.nat(), fc.integer({ min: 1, max: 255 })])(
    'A-124 cannot be decrypted once a byte of it changed',
    (at, change) => {
      const secretCipher = openSecretCipher([newer]);
      const encrypted = secretCipher.encrypt('top secret', place);
      const index = at % encrypted.length;
      encrypted[index] = (encrypted[index] ?? 0) ^ change;
      expect(() => secretCipher.decrypt(encrypted, place)).toThrow(DecryptionError);
    },
  );

  it('A-124 is decrypted with the key it names, whichever is current, and with no other', () => {
    const encrypted = openSecretCipher([older]).encrypt('top secret', place);
    const both = openSecretCipher([newer, older]);
    expect(both.decrypt(encrypted, place)).toBe('top secret');
    expect(both.isCurrent(encrypted)).toBe(false);
    expect(both.isCurrent(both.encrypt('top secret', place))).toBe(true);
    expect(() => openSecretCipher([newer]).decrypt(encrypted, place)).toThrow(
      'A secret is encrypted with the key 2025, which is not configured',
    );
    expect(() => openSecretCipher([keyOf('2025')]).decrypt(encrypted, place)).toThrow(DecryptionError);
  });

  it('A-124 cannot be created without a key, and unencrypted text is rejected', () => {
    expect(() => openSecretCipher([]).encrypt('top secret', place)).toThrow(NoEncryptionKey);
    expect(() => openSecretCipher([]).fingerprintOf('top secret')).toThrow(NoEncryptionKey);
    for (const clear of ['top secret', '', '\u0001'])
      expect(() => openSecretCipher([newer]).decrypt(Buffer.from(clear), place)).toThrow(DecryptionError);
  });

  it('A-124 is recognized by a fingerprint that requires the key', () => {
    expect(openSecretCipher([newer]).fingerprintOf('a')).toBe(openSecretCipher([newer, older]).fingerprintOf('a'));
    expect(openSecretCipher([newer]).fingerprintOf('a')).not.toBe(openSecretCipher([older]).fingerprintOf('a'));
    expect(openSecretCipher([newer]).fingerprintOf('a')).not.toBe(openSecretCipher([newer]).fingerprintOf('b'));
  });
});
