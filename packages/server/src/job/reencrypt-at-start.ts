import type { Database } from '../database/database.js';
import type { Log } from '../observe/log.js';
import type { SecretCipher } from '../secrets/secret-cipher.js';
import { reencryptSecrets } from './reencrypt-secrets.js';

/** After a key change, secrets are re-encrypted at the next start; nothing waits for it. */
export async function reencryptAtStart(database: Database, secretCipher: SecretCipher, log: Log): Promise<void> {
  try {
    const { reencrypted, unreadable } = await reencryptSecrets(database, secretCipher);
    if (reencrypted > 0) log.info({ reencrypted }, 'secrets were re-encrypted with the first key');
    if (unreadable.length > 0)
      log.error({ locationIds: unreadable }, 'secrets cannot be decrypted with any configured key');
  } catch (error) {
    log.error({ error }, 'secrets could not be re-encrypted');
  }
}
