/** All keys this area stores in a browser; sign-out clears all of them. */
export const storageKeys = [
  'selectedLocationId',
  'username',
  'isImpersonation',
  'locationUserId',
  'userLocationRoleId',
  'inAdminSupportGroup',
] as const;
export type StorageKey = (typeof storageKeys)[number];

/** Tabs share `local`; each tab has its own `session`. */
export type StoragePlace = 'local' | 'session';

/**
 * The storage of a key. While impersonating, the selected location is stored per tab, so that it never replaces that of
 * the support user's own practice.
 *
 * @see
 */
export function storageOf(key: StorageKey, impersonating: boolean): StoragePlace {
  return key === 'selectedLocationId' && impersonating ? 'session' : 'local';
}
