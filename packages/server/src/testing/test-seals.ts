import { accountSecretOf, openSeals } from '../seal/seals.js';

/** What the servers of tests seal with. */
export const testSeals = openSeals([{ id: 'test', key: Buffer.alloc(32, 7) }]);

/** The secret of a location's account as a literal of SQL, sealed as the server would store it. */
export function sealedSecret(secret: string, locationId = '1'): string {
  return `'\\x${testSeals.seal(secret, accountSecretOf(locationId)).toString('hex')}'::bytea`;
}
