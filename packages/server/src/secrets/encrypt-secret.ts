import { Failure } from '../failure/failure.js';
import { NoEncryptionKey, type SecretCipher } from './secret-cipher.js';

/**
 * Encrypts a secret for storage. @throws Failure BAD_USER_INPUT without a key: nothing is stored unencrypted
 */
export function encryptSecret(secretCipher: SecretCipher, secret: string, place: string): Buffer {
  try {
    return secretCipher.encrypt(secret, place);
  } catch (error) {
    if (!(error instanceof NoEncryptionKey)) throw error;
    const message = "This server has no encryption key, so the secret wasn't saved. Contact Signa support.";
    throw new Failure('BAD_USER_INPUT', message, [{ path: 'pimsAccountSecret', code: 'no-key', message }]);
  }
}
