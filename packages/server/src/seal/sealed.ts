import { Failure } from '../failure/failure.js';
import { NoSealKey, type Seals } from './seals.js';

/** A secret as it is kept at rest. @throws Failure BAD_USER_INPUT without a key: nothing is kept in clear */
export function sealed(seals: Seals, secret: string, place: string): Buffer {
  try {
    return seals.seal(secret, place);
  } catch (error) {
    if (!(error instanceof NoSealKey)) throw error;
    const message =
      'This server has no key to encrypt secrets with, so the secret was not stored. Please ask Signa support.';
    throw new Failure('BAD_USER_INPUT', message, [{ path: 'pimsAccountSecret', code: 'no-key', message }]);
  }
}
