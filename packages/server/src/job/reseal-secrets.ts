import { everyPlace } from '../database/scope.js';
import type { Database } from '../database/database.js';
import { otherSecrets, replaceSecret } from '../store/place/account-secret-store.js';
import { accountSecretOf, SealError, type Seals } from '../seal/seals.js';

/** What became of the secrets that are sealed with another key than the one that writes now. */
interface Resealed {
  readonly resealed: number;
  /** The locations whose secret no configured key opens. */
  readonly unreadable: readonly string[];
}

/**
 * Seals with the key that writes now what is sealed with another one, so that the other can be taken out of the
 * configuration. A secret that somebody replaces meanwhile stays as they made it.
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
