import { accountSecretOf, openSeals } from '../seal/seals.js';

/** Encryption keys of test servers. */
export const testSeals = openSeals([{ id: 'test', key: Buffer.alloc(32, 7) }]);

/** A location account's secret as a SQL literal, encrypted as the server would store it. */
export function sealedSecret(secret: string, locationId = '1'): string {
  return `'\\x${testSeals.seal(secret, accountSecretOf(locationId)).toString('hex')}'::bytea`;
}
