import { accountSecretOf, openSecretCipher } from '../secrets/secret-cipher.js';

/** Encryption keys of test servers. */
export const testSecretCipher = openSecretCipher([{ id: 'test', key: Buffer.alloc(32, 7) }]);

/** A location account's secret as a SQL literal, encrypted as the server would store it. */
export function encryptedSecret(secret: string, locationId = '1'): string {
  return `'\\x${testSecretCipher.encrypt(secret, accountSecretOf(locationId)).toString('hex')}'::bytea`;
}
