import { everyPlace } from '../database/scope.js';
import type { Database } from '../database/database.js';
import { otherSecrets, replaceSecret } from '../store/practice/place/account-secret-store.js';
import { accountSecretOf, DecryptionError, type SecretCipher } from '../secrets/secret-cipher.js';

/** The result for secrets encrypted with an older key. */
interface Reencrypted {
  readonly reencrypted: number;
  /** The locations whose secret cannot be decrypted with any configured key. */
  readonly unreadable: readonly string[];
}

/**
 * Re-encrypts secrets with the current key, so that an older key can be removed from the configuration. A
 * secret that a user replaces at the same time keeps the user's value.
 */
export async function reencryptSecrets(database: Database, secretCipher: SecretCipher): Promise<Reencrypted> {
  const unreadable: string[] = [];
  let reencrypted = 0;
  for (const { id, encrypted } of await database.read(everyPlace, otherSecrets(secretCipher))) {
    try {
      const place = accountSecretOf(id);
      const fresh = secretCipher.encrypt(secretCipher.decrypt(encrypted, place), place);
      const isReplaced = await database.write({ locationIds: [id] }, (tx) => replaceSecret(tx, id, encrypted, fresh));
      if (isReplaced) reencrypted += 1;
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error;
      unreadable.push(id);
    }
  }
  return { reencrypted, unreadable };
}
