import { sameId, storageOf, type StorageKey, type StoredValue } from '../../practice/location/index.js';
import type { ImpersonationStart } from './start.js';

/** The values to store in the browser when an impersonation starts, before it redirects to `/`. @see A-058 */
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
 * The location of a tab while impersonating: its own, or that of the assignment stored for all tabs. Each tab stores
 * its own location, which a link opened in a new tab does not inherit.
 *
 * @param assignments - of the impersonated user
 * @returns `null` if neither is known
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
 * The steps in the browser after ExitImpersonation has ended an impersonation; it also clears the tab's session storage
 * and all caches.
 */
export interface ImpersonationExit {
  readonly store: readonly StoredValue[];
  readonly remove: readonly StorageKey[];
  readonly goTo: '/support';
}

/**
 * The steps that restore the support user.
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
