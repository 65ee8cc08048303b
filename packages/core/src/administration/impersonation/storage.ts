import { sameId, storageOf, type StorageKey, type StoredValue } from '../../practice/location/index.js';
import type { ImpersonationStart } from './start.js';

/** What the browser keeps when an impersonation starts; then it goes to `/`. @see A-058 */
export function impersonationStorage(start: ImpersonationStart): StoredValue[] {
  const kept = (key: StorageKey, value: string): StoredValue => ({ key, value, place: storageOf(key, true) });
  return [
    kept('username', start.username),
    kept('isImpersonation', 'true'),
    kept('locationUserId', start.locationUserId),
    kept('userLocationRoleId', start.userLocationRoleId),
    kept('selectedLocationId', start.locationId),
  ];
}

/**
 * The location that a tab takes while impersonating: its own, else that of the assignment which is kept for all tabs. The
 * location itself is each tab's own, and a link that is opened in a tab of its own brings nothing of the tab it was in.
 *
 * @param assignments - of the impersonated person
 * @returns `null` where neither is known
 * @see C-004, A-042, A-043
 */
export function impersonatedLocation(
  assignments: readonly { readonly id: string; readonly locationId: string }[],
  kept: { readonly selectedLocationId: string | null; readonly locationUserId: string | null },
): string | null {
  const { selectedLocationId, locationUserId } = kept;
  if (selectedLocationId !== null || locationUserId === null) return selectedLocationId;
  return assignments.find(({ id }) => sameId(id, locationUserId))?.locationId ?? null;
}

/**
 * What the browser does when an impersonation ends, after ExitImpersonation has answered: it also clears all of the tab's
 * session storage and what it cached.
 */
export interface ImpersonationExit {
  readonly store: readonly StoredValue[];
  readonly remove: readonly StorageKey[];
  readonly goTo: '/support';
}

/**
 * The way back to the support user.
 *
 * @param supportUsername - from the token: it is not among the stored keys
 * @see
 */
export function impersonationExit(supportUsername: string): ImpersonationExit {
  return {
    store: [
      { key: 'username', value: supportUsername, place: 'local' },
      { key: 'isImpersonation', value: 'false', place: 'local' },
    ],
    remove: ['userLocationRoleId', 'locationUserId'],
    goTo: '/support',
  };
}
