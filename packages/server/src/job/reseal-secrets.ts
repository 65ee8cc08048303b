import { everyPlace } from '../database/scope.js';
import type { Database } from '../database/database.js';
import { otherSecrets, replaceSecret } from '../store/place/account-secret-store.js';
import { accountSecretOf, SealError, type Seals } from '../seal/seals.js';

/** The result for secrets encrypted with an older key. */
interface Resealed {
  readonly resealed: number;
  /** The locations whose secret cannot be decrypted with any configured key. */
  readonly unreadable: readonly string[];
}

/**
 * Re-encrypts secrets with the current key, so that an older key can be removed from the configuration. A
 * secret that a user replaces at the same time keeps the user's value.
 */
export async function resealSecrets(database: Database, seals: Seals): Promise<Resealed> {
  const unreadable: string[] = [];
  let resealed = 0;
  for (const { id, sealed } of await database.read(everyPlace, otherSecrets(seals))) {
    try {
      const place = accountSecretOf(id);
      const fresh = seals.seal(seals.open(sealed, place), place);
      const isReplaced = await database.write({ locationIds: [id] }, (tx) => replaceSecret(tx, id, sealed, fresh));
      if (isReplaced) resealed += 1;
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      unreadable.push(id);
    }
  }
  return { resealed, unreadable };
}
