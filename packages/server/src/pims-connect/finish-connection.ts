import { type Clinic, connectTexts, type TokenRequest } from '@signa/core/pims';
import { scopeOf } from '../access/actor.js';
import { principalOf } from '../access/principal.js';
import type { Asker } from '../api/post-endpoint.js';
import { Failure } from '../failure/failure.js';
import { encryptSecret } from '../secrets/encrypt-secret.js';
import { connectionStepOf } from '../secrets/secret-cipher.js';
import { hashOf, newSecret } from '../secrets/secret.js';
import { keepStep, takeStep } from '../store/practice/place/pims-connection.js';
import { type ConnectDeps, connectingOf, reached, returnAddress } from './connect-deps.js';
import { requireMayConnect } from './permit-connect.js';

/** Response of POST /digitail/token. */
interface FinishedConnection {
  readonly handle: string | null;
  readonly userData: { readonly clinics: readonly Clinic[] };
}

/**
 * Exchanges the code that the browser returned with. The encrypted token stays on the server; the browser gets a handle
 * that can be used once, by this user at this location, for one of the practices that came with it.
 *
 * @throws Failure as `requireMayConnect` does; FORBIDDEN for a state of another user or location, or an expired or used
 * one; PARTNER_UNREACHABLE when the exchange failed
 */
export async function finishConnection(
  deps: ConnectDeps,
  asker: Asker,
  { locationId, url }: TokenRequest,
): Promise<FinishedConnection> {
  await requireMayConnect(asker, locationId);
  const cameBackTo = cameBack(url, returnAddress(deps));
  const { actor, database } = asker;
  const scope = { ...scopeOf(actor), locationIds: [locationId] };
  const holder = principalOf(actor);
  const state = cameBackTo.searchParams.get('state') ?? '';
  const begun = { locationId, hash: hashOf(state), holder, isGranted: false };
  const step = await database.write(scope, (tx) => takeStep(tx, begun, deps.clock.now()));
  if (!step) throw new Failure('FORBIDDEN', connectTexts.notBegun);
  const verifier = deps.secretCipher.decrypt(step.sealed, connectionStepOf(locationId, begun.hash));
  const asked = { state, verifier, redirectUri: returnAddress(deps) };
  const { token, clinics } = await reached(deps, connectingOf(deps).complete(cameBackTo, asked));
  if (clinics.length === 0) return { handle: null, userData: { clinics } };

  const handle = newSecret();
  const hash = hashOf(handle);
  const brought = {
    locationId,
    hash,
    holder,
    sealed: encryptSecret(deps.secretCipher, token, connectionStepOf(locationId, hash)),
    clinicIds: clinics.map(({ id }) => id),
  };
  await database.write(scope, (tx) => keepStep(tx, brought, deps.clock.now()));
  return { handle, userData: { clinics } };
}

function cameBack(url: string, back: string): URL {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (!address || address.origin + address.pathname !== back)
    throw new Failure('BAD_USER_INPUT', `Send the redirect address with its query. It must start with ${back}.`);
  return address;
}
