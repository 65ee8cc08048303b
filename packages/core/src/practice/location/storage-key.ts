/** Everything this area keeps in a browser; all of it is cleared on sign-out. */
export const storageKeys = [
  'selectedLocationId',
  'username',
  'isImpersonation',
  'locationUserId',
  'userLocationRoleId',
  'inAdminSupportGroup',
] as const;
export type StorageKey = (typeof storageKeys)[number];

/** Tabs share `local`; `session` is one tab's own. */
export type StoragePlace = 'local' | 'session';

/**
 * Where a key is kept. While impersonating the selected location stays in its tab, so that it never replaces that of
 * the support user's own practice.
 *
 * @see
 */
export function storageOf(key: StorageKey, impersonating: boolean): StoragePlace {
  return key === 'selectedLocationId' && impersonating ? 'session' : 'local';
}
