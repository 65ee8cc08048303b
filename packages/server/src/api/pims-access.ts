import { arePimsFeaturesOn, type PimsConnectionType, pimsRefusalTexts } from '@signa/core/practice';
import { type RequestedPartner, partnerFaultText } from '@signa/core/pims';
import { defaultTimeZone, todayIn } from '@signa/core/base';
import { Failure } from '../failure/failure.js';
import { type AccountRecords, recordsOf } from '../integration/pims/asked-account.js';
import { type UsersRequest, usersOf } from '../integration/pims/asked-users.js';
import type { PracticeSystem } from '../integration/pims/practice-system.js';
import { LeftAloneError, PracticeSystemError } from '../integration/pims/practice-system-error.js';
import { accountSecret } from '../secrets/account-secret.js';
import { DecryptionError } from '../secrets/secret-cipher.js';
import { locationsOfPimsAccount, type PimsLocation } from '../store/practice/place/pims-account.js';
import { type Context, read } from './context.js';
import { lookUp, lookUpPlace, type LookedUp } from './look-up.js';
import { permitAt, verdictAt } from './permit.js';

/** The account in a call. */
export interface NamedAccount {
  readonly pimsAccountId: string;
  readonly pimsConnectionType: PimsConnectionType;
}

/**
 * The locations with the account at which the caller has the required right: their own, and for support all (A-170,
 * C-128). An account that none of them has is rejected like one that does not exist (C-001).
 */
export async function locationsOfAccount(
  context: Context,
  pimsAccountId: string,
  type: PimsConnectionType | null,
): Promise<readonly [PimsLocation, ...PimsLocation[]]> {
  const { caller, locationIds } = context.actor;
  const found = await read(context, (sql) =>
    locationsOfPimsAccount(sql, caller.kind === 'support' ? null : locationIds, pimsAccountId, type),
  );
  if (found.length === 0) throw new Failure('FORBIDDEN', 'None of your locations uses this PIMS account.');
  const [first, ...others] = found.filter(({ id }) => verdictAt(context, id).allowed);
  if (first) return [first, ...others];
  for (const { id } of found) permitAt(context, id);
  throw new Error('No location without the right was rejected');
}

/**
 * Calls the PIMS behind the account. For the practice, its PIMS features must be enabled (C-084); support can inspect a
 * setup before it is enabled (C-131).
 *
 * @throws Failure PARTNER_UNREACHABLE when the call fails; the cause is logged, and the caller gets the message of
 * C-092
 */
export async function askAccount<T>(
  context: Context,
  { pimsAccountId, pimsConnectionType: type }: NamedAccount,
  ask: (asked: Asked) => Promise<T>,
): Promise<T> {
  const found = await locationsOfAccount(context, pimsAccountId, type);
  const location = context.actor.caller.kind === 'support' ? found[0] : found.find(arePimsFeaturesOn);
  if (!location) throw new Failure('FORBIDDEN', pimsRefusalTexts.off);
  return askLocation(context, location, type, ask);
}

/**
 * A look-up in the PIMS behind an account, recorded where support looks up data; practice users are not
 * recorded.
 *
 * @param saw - what was read
 */
export async function lookUpAccount<T>(
  context: Context,
  { pimsAccountId, pimsConnectionType: type }: NamedAccount,
  look: () => Promise<T>,
  saw: (answer: T) => LookedUp,
): Promise<T> {
  if (context.actor.caller.kind !== 'support') return await look();
  const [first, ...others] = await locationsOfAccount(context, pimsAccountId, type);
  const place = await lookUpPlace(context, [first.id, ...others.map(({ id }) => id)]);
  return await lookUp(context, place, look, saw);
}

/** Same as above for the setup of an account, which can be inspected before PIMS is enabled. */
export async function askSetUp<T>(
  context: Context,
  { pimsAccountId, pimsConnectionType: type }: NamedAccount,
  ask: (asked: Asked) => Promise<T>,
): Promise<T> {
  const [location] = await locationsOfAccount(context, pimsAccountId, type);
  // Users who set up an account see what is wrong with it.
  return askLocation(context, location, type, ask, partnerFaultText);
}

/** What is needed to call an account. */
export type Asked = AccountRecords & UsersRequest;

/** Calls the account of one location after the permission check. @throws Failure as `askAccount` does */
export async function askLocation<T>(
  context: Context,
  location: PimsLocation,
  type: PimsConnectionType,
  ask: (asked: Asked) => Promise<T>,
  faultText: (status: number | null, asked: RequestedPartner) => string | undefined = () => undefined,
): Promise<T> {
  let hasSecret = false;
  return await orUnreachable(
    context,
    () => {
      const system = connectionTo(context, type);
      const { timeZone, pimsAccountId, pimsWritebackLocationId: placeId } = location;
      const today = todayIn(timeZone || defaultTimeZone, context.clock.now());
      const secret = accountSecret(context.secretCipher, location);
      hasSecret = secret !== null;
      const account = { accountId: pimsAccountId ?? '', type, secret, placeId, today };
      return ask({ ...recordsOf(system.records, account), ...usersOf(system.account, account) });
    },
    (status) => faultText(status, { type, hasSecret }),
  );
}

/** @throws Failure PARTNER_UNREACHABLE when the server has no connection of the type */
export function connectionTo(context: Context, type: PimsConnectionType): PracticeSystem {
  const system = context.practiceSystems[type];
  if (!system) throw unreachable(context, new Error(`No connection to ${type} is configured`));
  return system;
}

/**
 * Calls a PIMS.
 *
 * @throws Failure PARTNER_UNREACHABLE when the call fails; the cause is logged, and the caller gets the message of
 * C-092
 */
export async function orUnreachable<T>(
  context: Context,
  ask: () => Promise<T>,
  faultText: (status: number | null) => string | undefined = () => undefined,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PracticeSystemError) throw unreachable(context, error, faultText(error.status));
    if (error instanceof DecryptionError) throw unreachable(context, error);
    throw error;
  }
}

function unreachable({ report }: Context, error: Error, message?: string): Failure {
  if (!(error instanceof LeftAloneError)) report(error);
  return new Failure('PARTNER_UNREACHABLE', message);
}
