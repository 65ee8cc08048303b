import type { CodeRequest } from '@signa/core/pims';
import { scopeOf } from '../access/actor.js';
import { holderOf } from '../access/holder.js';
import type { Asker } from '../api/post-endpoint.js';
import { Failure } from '../failure/failure.js';
import { sealed } from '../seal/sealed.js';
import { connectionStepOf } from '../seal/seals.js';
import { hashOf, newSecret } from '../seal/secret.js';
import { keepStep } from '../store/place/pims-connection.js';
import { type ConnectNeeds, connectingOf, reached, returnAddress } from './connect-needs.js';
import { requireMayConnect } from './permit-connect.js';

/**
 * Where the browser goes to let Signa in at the practice system. What comes back is of use to this person at this
 * location alone, once, for ten minutes: whoever catches the address on its way cannot go on with it.
 *
 * @throws Failure as `requireMayConnect` does; BAD_USER_INPUT for another way back, or without a key for secrets
 */
export async function beginConnection(
  needs: ConnectNeeds,
  asker: Asker,
  { locationId, redirectUri }: CodeRequest,
): Promise<{ readonly redirectUrl: string }> {
  await requireMayConnect(asker, locationId);
  const back = returnAddress(needs);
  if (redirectUri !== back) throw new Failure('BAD_USER_INPUT', `The way back is ${back}.`);
  const connecting = connectingOf(needs);
  const { actor, database } = asker;
  const [state, verifier] = [newSecret(), newSecret()];
  const hash = hashOf(state);
  const redirectUrl = await reached(needs, connecting.address({ state, verifier, redirectUri }));
  const step = {
    locationId,
    hash,
    holder: holderOf(actor),
    sealed: sealed(needs.seals, verifier, connectionStepOf(locationId, hash)),
    clinicIds: null,
  };
  await database.write({ ...scopeOf(actor), locationIds: [locationId] }, (tx) => keepStep(tx, step, needs.clock.now()));
  return { redirectUrl };
}
