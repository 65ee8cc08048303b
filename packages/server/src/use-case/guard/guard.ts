import type { OperationName } from '@signa/core/contract';
import { mayKeepShortcut, organizationTexts } from '@signa/core/practice';
import type { Actor } from '../../access/actor.js';
import { setLocations } from '../../database/scope.js';
import { Failure, notFound, throwRefusal } from '../../failure/failure.js';
import { lockLocation } from '../../store/practice/practice/location-change-store.js';
import { findLocation, type StoredLocation } from '../../store/practice/practice/location-store.js';
import {
  findOrganization,
  findOrganizationPlaces,
  lockOrganization,
  type StoredOrganization,
} from '../../store/practice/practice/organization-store.js';
import { findShortcut, lockShortcut, type StoredShortcut } from '../../store/practice/practice/shortcut-store.js';
import { installation } from '../../store/installation.js';
import { key } from '../../store/key.js';
import type { MessageKey } from '../../store/outbox/outbox-store.js';
import { type LockedMessage, lockMessage } from '../../store/outbox/resend-store.js';
import { findRole, findRolePlaces, type StoredRole, takeRole } from '../../store/administration/role/role-store.js';
import type { Queryable } from '../../store/statement.js';
import type { StoredTask } from '../../store/prescribing/task/stored-task.js';
import { lockPendingTasks } from '../../store/prescribing/task/task-store.js';
import { findPerson, lockPerson, type StoredPerson } from '../../store/practice/user/person-store.js';
import { type Acting, actingAt } from './acting.js';
import { permitRecord } from './permit-record.js';
import { type RecordKinds, recordKinds } from './record-kinds.js';

/** A record to change, and the location user who changes it. */
export interface Locked<R> {
  readonly record: R;
  readonly acting: Acting;
}

/** An organization to change, with all of its locations in id order. */
interface LockedOrganization {
  readonly organization: StoredOrganization;
  readonly locationIds: readonly [string, ...string[]];
}

/** A role to change, with all locations where a user has it, in id order. */
interface LockedRole {
  readonly role: StoredRole;
  readonly locationIds: readonly string[];
}

type Kind = keyof RecordKinds;

/**
 * A mutation's only access to records and locations. Each method checks the operation's right at the location and then
 * limits the transaction's visibility to that location.
 */
export interface Guard {
  /**
   * Locks a record until the transaction ends.
   *
   * @throws Failure NOT_FOUND when the caller has no such record, FORBIDDEN without the right at its location, CONFLICT
   * when it was merged into another one (C-249)
   */
  lock<K extends Kind>(kind: K, name: RecordKinds[K]['name']): Promise<Locked<RecordKinds[K]['record']>>;
  /** Same as above, for a record that may no longer exist. */
  lockIfExists<K extends Kind>(kind: K, name: RecordKinds[K]['name']): Promise<Locked<RecordKinds[K]['record']> | null>;
  /** Locks the pending requests of a client or a patient. */
  lockPendingRequests(
    locationId: string,
    of: { readonly clientId: string } | { readonly patientId: string },
  ): Promise<StoredTask[]>;
  /**
   * Locks a user until the transaction ends, with the assignments at all of the caller's locations. The required right
   * depends on what would change, so the use case checks it and enters these locations with `enterEach`.
   *
   * @throws Failure NOT_FOUND when the caller sees no assignment of such a user
   */
  lockUser(id: string): Promise<StoredPerson>;
  /**
   * Locks a location until the transaction ends, for an operation that support can also call.
   *
   * @throws Failure NOT_FOUND when the caller has no such location, FORBIDDEN without the right at it
   */
  lockLocation(id: string): Promise<StoredLocation>;
  /**
   * Locks an organization until the transaction ends and enters all of its locations.
   *
   * @throws Failure NOT_FOUND for an unknown organization, CONFLICT for one without locations (decision 52)
   */
  lockOrganization(id: string): Promise<LockedOrganization>;
  /**
   * Locks a role until the transaction ends, and enters the installation and all locations where a user has it.
   *
   * @returns the role before the change; its version is already incremented
   * @throws Failure NOT_FOUND for an unknown role
   */
  lockRole(id: string): Promise<LockedRole>;
  /**
   * Locks an outgoing message of a location that support has entered.
   *
   * @throws Failure NOT_FOUND when the location has no such message
   */
  lockMessage(name: MessageKey): Promise<LockedMessage>;
  /**
   * Locks a shortcut until the transaction ends, for an operation that support can also call.
   *
   * @throws Failure NOT_FOUND when the caller sees none, FORBIDDEN for a global one of a practice, or without the right
   * at its location
   */
  lockShortcut(id: string): Promise<StoredShortcut>;
  /** The caller's location user at the location named in the call, for adding a record there. */
  actAt(locationId: string): Promise<Acting>;
  /** Same as above for an operation that support can also call; support has no location user there. */
  enter(locationId: string): Promise<void>;
  /** Enters all locations where a user's assignments are read or changed, and limits visibility to them. */
  enterEach(locationIds: readonly string[]): Promise<void>;
  /** For operations that belong to no location. */
  enterInstallation(): Promise<void>;
  /** Enters a location that the mutation itself adds, and keeps the caller's own location visible; null for support. */
  enterNew(locationId: string, beside: string | null): Promise<void>;
}

interface OpenGuard extends Guard {
  /** @throws Error when the right at this location was never checked */
  requireEntered(locationId: string): void;
}

export function openGuard(tx: Queryable, operation: OperationName, actor: Actor): OpenGuard {
  let entered: string | null = null;
  let several: ReadonlySet<string> = new Set();

  async function see(locationId: string, beside: string | null = null): Promise<void> {
    if (entered === locationId) return;
    await setLocations(tx, beside === null ? [locationId] : [locationId, beside]);
    entered = locationId;
  }

  async function enter(locationId: string): Promise<void> {
    permitRecord(actor.caller, operation, locationId);
    await see(locationId);
  }

  async function enterEach(locationIds: readonly string[]): Promise<void> {
    for (const id of locationIds) permitRecord(actor.caller, operation, id);
    await setLocations(tx, locationIds);
    several = new Set(locationIds);
  }

  const lockIfExists: Guard['lockIfExists'] = async (kind, name) => {
    const record = await recordKinds[kind].lock(tx, entered === null ? actor.locationIds : [entered], name);
    if (!record) return null;
    await enter(record.locationId);
    await recordKinds[kind].requireOpen?.(tx, record);
    return { record, acting: actingAt(actor, record.locationId) };
  };

  return {
    lockIfExists,
    async lock(kind, name) {
      const locked = await lockIfExists(kind, name);
      if (!locked) throw notFound(recordKinds[kind].noun);
      return locked;
    },
    async lockPendingRequests(locationId, of) {
      await enter(locationId);
      return await lockPendingTasks(tx, locationId, of);
    },
    async lockUser(id) {
      const found = (await lockPerson(tx, id)) ? await findPerson(tx, id) : null;
      if (!found) throw notFound('User');
      return found;
    },
    async lockLocation(id) {
      if (actor.caller.kind !== 'support' && !actor.locationIds.includes(id)) throw notFound('Location');
      await enter(id);
      await lockLocation(tx, id);
      const found = await findLocation(tx, id);
      if (!found) throw notFound('Location');
      return found;
    },
    async lockOrganization(id) {
      const [first, ...others] = (await findOrganizationPlaces(tx, id)) ?? missing('Organization');
      if (first === undefined) throw new Failure('CONFLICT', organizationTexts.withoutLocation);
      await enterEach([first, ...others]);
      await lockOrganization(tx, id);
      const organization = (await findOrganization(tx, id, null)) ?? missing('Organization');
      return { organization, locationIds: [first, ...others] };
    },
    async lockRole(id) {
      permitRecord(actor.caller, operation, null);
      if (!(await takeRole(tx, id))) throw notFound('Role');
      const taken = (await findRole(tx, id)) ?? missing('Role');
      const locationIds = await findRolePlaces(tx, id);
      await enterEach([installation, ...locationIds]);
      return { role: { ...taken, version: taken.version - 1 }, locationIds };
    },
    async lockMessage({ locationId, messageId }) {
      await enter(key(locationId));
      return (await lockMessage(tx, { locationId: key(locationId), messageId: key(messageId) })) ?? missing('Message');
    },
    async lockShortcut(id) {
      const seen = (await findShortcut(tx, id)) ?? missing('Shortcut');
      const verdict = mayKeepShortcut(seen, actor.caller);
      if (!verdict.allowed) throwRefusal(verdict);
      await enter(seen.locationId ?? installation);
      // Read after the lock, because another caller may have changed or deleted it while this call waited.
      return (await lockShortcut(tx, id)) ?? missing('Shortcut');
    },
    enterInstallation: () => enter(installation),
    async actAt(locationId) {
      await enter(locationId);
      return actingAt(actor, locationId);
    },
    enter,
    enterEach,
    async enterNew(locationId, beside) {
      permitRecord(actor.caller, operation, beside);
      await see(locationId, beside);
    },
    requireEntered(locationId) {
      if (entered !== locationId && !several.has(locationId))
        throw new Error('A mutation changed a location that the guard never checked');
    },
  };
}

function missing(noun: string): never {
  throw notFound(noun);
}
