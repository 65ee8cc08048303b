import { viewOnlyText } from '@signa/core/administration';
import { isUuid } from '@signa/core/base';
import {
  type AccountQuestion,
  accountTypes,
  type SessionRequest,
  sessionRequestOf,
  type StorefrontSession,
} from '@signa/core/orders';
import type { Clock } from '@signa/core/base';
import { scopeOf, signedInAs } from '../access/actor.js';
import type { Asker } from '../api/post-endpoint.js';
import { Failure, notFound } from '../failure/failure.js';
import { type StorefrontAccounts, StorefrontError } from '../integration/storefront-accounts.js';
import { noteImpersonation } from '../store/administration/impersonation/note-impersonation.js';
import { recordChange } from '../store/proof.js';
import { type HelpParties, partiesOf, requireHelper, requireMayAsk } from './permit-help.js';

export interface HelpClientDeps {
  readonly storefront: StorefrontAccounts;
  readonly clock: Clock;
  /** Logs why the call to the storefront failed; the caller learns only that it did. */
  readonly report: (error: unknown) => unknown;
}

/** Result of POST /impersonate/validate: the impersonation id, or nothing while there is no account (C-181). */
interface AccountAnswer {
  readonly uuid?: string;
}

/**
 * Whether a user or client has an account at the storefront. The impersonation id is their own uuid: the storefront's
 * ids are not disclosed, so a start cannot name anyone unknown to Signa (decision 41).
 *
 * @throws Failure as `requireMayAsk` does; PARTNER_UNREACHABLE
 */
export async function validateAccount(
  deps: HelpClientDeps,
  { actor, database }: Asker,
  question: AccountQuestion,
): Promise<AccountAnswer> {
  requireHelper(actor);
  await database.read(scopeOf(actor), (sql) => requireMayAsk(sql, actor, question));
  const account = await reached(deps, deps.storefront.accountOf(question));
  return account === null ? {} : { uuid: question.uuid };
}

/**
 * Starts a session on behalf of a client. The start is audited before its token is returned, under the rights valid at
 * that time (C-241).
 *
 * @throws Failure as `partiesOf` does; CONFLICT while one of them has no account; PARTNER_UNREACHABLE
 */
export async function startSession(
  deps: HelpClientDeps,
  { actor, database }: Asker,
  request: SessionRequest,
): Promise<StorefrontSession> {
  requireHelper(actor);
  // Ordering in a client's name is a change.
  if (actor.impersonation?.isUnlocked === false) throw new Failure('FORBIDDEN', viewOnlyText);
  const { uuid: client, impersonationId: user } = request;
  if (!isUuid(client) || !isUuid(user)) throw notFound('Client');
  const named = { client: client.toLowerCase(), user: user.toLowerCase() };
  const parties = await database.read(scopeOf(actor), (sql) => partiesOf(sql, actor, named));
  const [clientAccount, userAccount] = await reached(
    deps,
    Promise.all([
      deps.storefront.accountOf({ uuid: named.client, type: accountTypes.client }),
      deps.storefront.accountOf({ uuid: named.user, type: accountTypes.user }),
    ]),
  );
  const asked = sessionRequestOf({ client: clientAccount, user: userAccount });
  if (!asked) throw new Failure('CONFLICT', 'The storefront no longer has an account for this client or for you.');
  const session = await reached(deps, deps.storefront.start(asked));
  await record(deps.clock, { actor, database }, parties);
  return session;
}

async function record(clock: Clock, { actor, database }: Asker, { client, helper }: HelpParties): Promise<void> {
  const { caller } = actor;
  const at = clock.now();
  await database.write({ ...scopeOf(actor), locationIds: [client.locationId] }, async (tx) => {
    await recordChange(tx, {
      locationId: client.locationId,
      at,
      who: {
        username: signedInAs(actor),
        impersonatedUsername: caller.kind === 'impersonating' ? caller.username : null,
        locationUserId: helper.id,
      },
      operation: 'HelpClient',
      subject: `client:${client.id}`,
      before: null,
      after: { clientUuid: client.uuid, locationUserUuid: helper.uuid },
      messages: [],
    });
    if (actor.impersonation)
      await noteImpersonation(tx, actor.impersonation.id, at, [
        { kind: 'write', operation: 'HelpClient', subject: `client:${client.id}` },
      ]);
  });
}

async function reached<T>({ report }: HelpClientDeps, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof StorefrontError)) throw error;
    report(error);
    throw new Failure('PARTNER_UNREACHABLE');
  }
}
