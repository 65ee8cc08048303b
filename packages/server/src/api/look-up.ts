import {
  consentTexts,
  isSupportLookUp,
  type LookUpState,
  lookUpState,
  recordedOnce,
  refusalTexts,
  reasonNeededText,
  type SupportAccess,
} from '@signa/core/administration';
import { scopeOf } from '../access/actor.js';
import { Failure } from '../failure/failure.js';
import { findConsent } from '../store/administration/impersonation/consent-store.js';
import { findSupportAccess, hasActedSince } from '../store/administration/impersonation/support-access-store.js';
import { recordChange } from '../store/proof.js';
import { findLocation } from '../store/practice/practice/location-store.js';
import type { Context } from './context.js';

/** The result of a look-up, as the practice sees it. */
export interface LookedUp {
  /** The record as the audit names it; omitted when several or no Signa records were read. */
  readonly subject?: string;
  /** Names of what the PIMS reported. */
  readonly shown?: readonly string[];
}

/**
 * Reads records of a location. Support needs the location's consent and a reason given within the hour, and the audit
 * record is written before the response is sent; other users are not restricted.
 *
 * @param saw - what was read; `null` if nothing was found
 * @throws Failure FORBIDDEN with `lookUpLocationId`, when a reason must be given there first
 */
export async function lookUp<T>(
  context: Context,
  locationId: string,
  look: () => Promise<T>,
  saw: (answer: T) => LookedUp | null,
): Promise<T> {
  const { caller } = context.actor;
  if (caller.kind !== 'support' || !isSupportLookUp(context.operation)) return await look();
  const access = await requireAccess(context, caller.username, locationId);
  const answer = await look();
  const seen = access && saw(answer);
  if (access === null || seen === null || (await isRecordedAlready(context, locationId, access))) return answer;
  await recordLookUp(context, locationId, access.reason, seen);
  return answer;
}

/** Writes a look-up into the audit of a location. */
async function recordLookUp(
  { actor, clock, database, operation }: Context,
  locationId: string,
  reason: string,
  { subject = `location:${locationId}`, shown }: LookedUp,
): Promise<void> {
  await database.write({ ...scopeOf(actor), locationIds: [locationId] }, (tx) =>
    recordChange(tx, {
      ...{ locationId, at: clock.now(), who: { username: actor.caller.username }, operation },
      ...{ subject, before: null, messages: [] },
      after: { reason, ...(shown && shown.length > 0 && { shown }) },
    }),
  );
}

/**
 * Reads records of a location for a search across practices, which has its own reason. The location's audit record is
 * written before the response is sent.
 *
 * @returns null at a location that is closed to support
 */
export async function searchAt<T>(
  context: Context,
  locationId: string,
  reason: string,
  look: () => Promise<T>,
  saw: (answer: T) => LookedUp,
): Promise<T | null> {
  const { state } = await stateAt(context, context.actor.caller.username, locationId);
  if (state === 'closed') return null;
  const answer = await look();
  await recordLookUp(context, locationId, reason, saw(answer));
  return answer;
}

async function isRecordedAlready(context: Context, locationId: string, access: SupportAccess): Promise<boolean> {
  const { actor, operation, database } = context;
  if (!isSupportLookUp(operation) || !recordedOnce.has(operation)) return false;
  const { username } = actor.caller;
  return await database.read({ ...scopeOf(actor), locationIds: [locationId] }, (sql) =>
    hasActedSince(sql, { locationId, username, operation, since: access.openedAt }),
  );
}

/**
 * Checks whether support can look up records of a location now, without a record of it: for notifications that
 * something changed there.
 *
 * @throws Failure FORBIDDEN with `lookUpLocationId`, when a reason must be given there first
 */
export async function requireOpenLookUp(context: LookUpContext, locationId: string): Promise<void> {
  const { caller } = context.actor;
  if (caller.kind !== 'support') return;
  const access = await requireAccess(context, caller.username, locationId);
  if (access === null) throw new Failure('FORBIDDEN', refusalTexts.foreignLocation);
}

/**
 * The location where a look-up of an account shared by several locations is recorded; each of them must allow support.
 */
export async function lookUpPlace(context: Context, locationIds: readonly [string, ...string[]]): Promise<string> {
  const { caller } = context.actor;
  const [first] = locationIds;
  if (caller.kind !== 'support' || !isSupportLookUp(context.operation)) return first;
  const states = await Promise.all(locationIds.map((id) => stateAt(context, caller.username, id)));
  if (states.some(({ state }) => state === 'closed')) throw new Failure('FORBIDDEN', consentTexts.lookUpClosed);
  return locationIds[states.findIndex(({ state }) => state === 'open')] ?? first;
}

/** Support's access terms; `null` at an unknown location, where nothing is found either. */
async function requireAccess(
  context: LookUpContext,
  username: string,
  locationId: string,
): Promise<SupportAccess | null> {
  const { state, access, locationName } = await stateAt(context, username, locationId);
  if (locationName === null) return null;
  if (state === 'closed') throw new Failure('FORBIDDEN', consentTexts.lookUpClosed);
  if (state === 'open' && access) return access;
  const message = reasonNeededText(locationName);
  throw new Failure('FORBIDDEN', message, [], { lookUpLocationId: locationId });
}

/** What decides whether support can look up records. */
type LookUpContext = Pick<Context, 'actor' | 'database' | 'clock'>;

interface StateAt {
  readonly state: LookUpState;
  readonly access: SupportAccess | null;
  readonly locationName: string | null;
}

async function stateAt(
  { actor, database, clock }: LookUpContext,
  username: string,
  locationId: string,
): Promise<StateAt> {
  const now = clock.now();
  return await database.read({ ...scopeOf(actor), locationIds: [locationId] }, async (sql) => {
    const access = await findSupportAccess(sql, locationId, username, now);
    const state = lookUpState(await findConsent(sql, locationId), access, now);
    return { state, access, locationName: (await findLocation(sql, locationId))?.name ?? null };
  });
}
