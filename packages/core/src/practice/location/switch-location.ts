import { allowed, refuse, type Notice, type Verdict } from '../../base/failure/index.js';
import { isActiveAssignment, type AssignmentFacts } from './assignment.js';
import { sameId } from './same-id.js';
import { storageOf, type StorageKey, type StoragePlace } from './storage-key.js';

/** Shown when switching is refused. */
export const accessRevokedText = 'Access to this location is revoked';

/** Shown immediately in every open tab of a user whose assignment ended. @see A-455 */
export function accessLostNotice(locationName: string): Notice {
  return {
    status: 'warning',
    title: `You no longer have access to ${locationName}`,
    description: 'The records of this location are no longer shown here. Contact your administrator.',
  };
}

/**
 * Whether a user may switch to one of their assignments.
 *
 * @param assignments - all of the user's own
 * @see A-044
 */
export function maySwitchTo(assignments: readonly AssignmentFacts[], locationUserId: string): Verdict {
  const own = assignments.find((assignment) => sameId(assignment.id, locationUserId));
  return own && isActiveAssignment(own) ? allowed : refuse('FORBIDDEN', accessRevokedText);
}

/** Whether an input of UpdateLocationUser only switches the location, without changing anything. @see A-044 */
export function isSwitchForm(input: object): boolean {
  return Object.keys(input).length === 0;
}

/** A value to store, and its storage. */
export interface StoredValue {
  readonly key: StorageKey;
  readonly value: string;
  readonly place: StoragePlace;
}

/** The steps of switching the location, in this order. If the call fails, the old selection is kept. */
export interface LocationSwitch {
  /** The variables of UpdateLocationUser that switch the location. */
  readonly call: { readonly id: string; readonly input: Readonly<Record<string, never>> };
  readonly store: readonly StoredValue[];
  readonly reload: readonly ['role', 'menu', 'features'];
  readonly goTo: '/dashboard';
}

/** The assignment to switch to. */
export type SwitchTarget = Pick<AssignmentFacts, 'id' | 'locationId'> & {
  readonly role: Pick<AssignmentFacts['role'], 'id'>;
};

/** @see */
export function locationSwitch(target: SwitchTarget, impersonating: boolean): LocationSwitch {
  const kept = (key: StorageKey, value: string): StoredValue => ({ key, value, place: storageOf(key, impersonating) });
  return {
    call: { id: target.id, input: {} },
    store: [
      kept('selectedLocationId', target.locationId),
      ...(impersonating ? [kept('locationUserId', target.id), kept('userLocationRoleId', target.role.id)] : []),
    ],
    reload: ['role', 'menu', 'features'],
    goTo: '/dashboard',
  };
}
