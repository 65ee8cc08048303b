import type { UpdateLocationInput } from '@signa/core/contract';
import { newAccountSecret, type PimsConnectionType } from '@signa/core/practice';
import { connectTexts, offersConnect } from '@signa/core/pims';
import { principalOf } from '../../../access/principal.js';
import { Failure } from '../../../failure/failure.js';
import { hashOf } from '../../../secrets/secret.js';
import { connectionStepOf, type SecretCipher } from '../../../secrets/secret-cipher.js';
import { takeStep } from '../../../store/practice/place/pims-connection.js';
import type { Work } from '../../work.js';

interface Connected {
  readonly pimsAccountId: string | null;
  readonly pimsConnectionType: PimsConnectionType | null;
}

/**
 * Redeems the token behind a handle. It is deleted in the transaction that stores it, so a failed change keeps it.
 *
 * @param settings - settings as they would be stored
 * @throws Failure BAD_USER_INPUT for a handle of another user or location, for an expired or used one, and for a
 * practice that did not come with it
 * @see A-130
 */
export async function grantedToken(
  { tx, actor, now }: Work,
  secretCipher: SecretCipher,
  locationId: string,
  input: UpdateLocationInput,
  settings: Connected,
): Promise<string | null> {
  const handle = input.pimsConnectionHandle ?? '';
  if (handle === '') return null;
  if (newAccountSecret(input.pimsAccountSecret) !== null) throw unfit('one-secret', connectTexts.oneSecret);
  if (!offersConnect(settings)) throw unfit('other-type', connectTexts.otherType);
  const hash = hashOf(handle);
  const step = await takeStep(tx, { locationId, hash, holder: principalOf(actor), isGranted: true }, now);
  if (!step || !step.clinicIds.includes(settings.pimsAccountId ?? '')) throw unfit('spent', connectTexts.handleSpent);
  return secretCipher.decrypt(step.sealed, connectionStepOf(locationId, hash));
}

function unfit(code: string, message: string): Failure {
  return new Failure('BAD_USER_INPUT', message, [{ path: 'pimsConnectionHandle', code, message }]);
}
