import type { CodeRequest } from '@signa/core/pims';
import { scopeOf } from '../access/actor.js';
import { principalOf } from '../access/principal.js';
import type { Asker } from '../api/post-endpoint.js';
import { Failure } from '../failure/failure.js';
import { encryptSecret } from '../secrets/encrypt-secret.js';
import { connectionStepOf } from '../secrets/secret-cipher.js';
import { hashOf, newSecret } from '../secrets/secret.js';
import { keepStep } from '../store/practice/place/pims-connection.js';
import { type ConnectDeps, connectingOf, reached, returnAddress } from './connect-deps.js';
import { requireMayConnect } from './permit-connect.js';

/**
 * Starts the redirect that lets Signa access the PIMS. The result can be used only by this user at this location, once,
 * within ten minutes, so an intercepted address is useless.
 *
 * @throws Failure as `requireMayConnect` does; BAD_USER_INPUT for another redirect address, or without an encryption
 * key
 */
export async function beginConnection(
  deps: ConnectDeps,
  asker: Asker,
  { locationId, redirectUri }: CodeRequest,
): Promise<{ readonly redirectUrl: string }> {
  await requireMayConnect(asker, locationId);
  const back = returnAddress(deps);
  if (redirectUri !== back) throw new Failure('BAD_USER_INPUT', `The redirect address must be ${back}.`);
  const connecting = connectingOf(deps);
  const { actor, database } = asker;
  const [state, verifier] = [newSecret(), newSecret()];
  const hash = hashOf(state);
  const redirectUrl = await reached(deps, connecting.address({ state, verifier, redirectUri }));
  const step = {
    locationId,
    hash,
    holder: principalOf(actor),
    sealed: encryptSecret(deps.secretCipher, verifier, connectionStepOf(locationId, hash)),
    clinicIds: null,
  };
  await database.write({ ...scopeOf(actor), locationIds: [locationId] }, (tx) => keepStep(tx, step, deps.clock.now()));
  return { redirectUrl };
}
