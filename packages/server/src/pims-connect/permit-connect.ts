import { mayConnect, viewOnlyText } from '@signa/core/administration';
import { connectTexts, offersConnect } from '@signa/core/pims';
import { scopeOf } from '../access/actor.js';
import type { Asker } from '../api/post-endpoint.js';
import { Failure, throwRefusal } from '../failure/failure.js';
import { pimsLocation } from '../store/practice/place/pims-account.js';

/**
 * Checked before both steps of a connection, because it grants access in the practice's name to another company.
 *
 * @throws Failure FORBIDDEN without the right there and for a read-only impersonation; BAD_USER_INPUT when the location
 * is connected in another way
 * @see
 */
export async function requireMayConnect({ actor, database }: Asker, locationId: string): Promise<void> {
  const verdict = mayConnect(actor.caller, locationId);
  if (!verdict.allowed) throwRefusal(verdict);
  if (actor.impersonation?.isUnlocked === false) throw new Failure('FORBIDDEN', viewOnlyText);
  const location = await database.read(scopeOf(actor), (sql) => pimsLocation(sql, locationId));
  if (!location || !offersConnect(location)) throw new Failure('BAD_USER_INPUT', connectTexts.otherType);
}
