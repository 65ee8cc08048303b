import { storageOf, type StorageKey, type StoredValue } from '../practice/index.js';
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
