import { storageKeys } from '@signa/core/practice';
import type { StorageKey, StoredValue } from '@signa/core/practice';

/** The keys that the portal stores in the browser. Reads prefer `session` over `local`. */
export interface BrowserStorage {
  readonly read: (key: StorageKey) => string | null;
  readonly write: (values: readonly StoredValue[]) => void;
  readonly remove: (keys: readonly StorageKey[]) => void;
  /** Keys that belong to this tab only. */
  readonly clearSession: () => void;
  readonly clear: () => void;
  /** Notifies about changes made through this object, not about those made in other tabs. */
  readonly subscribe: (listener: () => void) => () => void;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stored for the browser, where new tabs read it, and for each tab. */
const tabsOwn: StorageKey = 'selectedLocationId';

/**
 * Caches what was stored when the tab opened and what the tab itself stores. A location or impersonation chosen in
 * another tab must not affect this one.
 */
export function createBrowserStorage(local: Place, session: Place): BrowserStorage {
  const listeners = new Set<() => void>();
  const own = new Map(storageKeys.map((key) => [key, local.getItem(key)]));
  /** A reloaded tab keeps its location, even if another tab has chosen a different one (P-260). */
  const stay = (locationId: string | null) => locationId !== null && session.setItem(tabsOwn, locationId);
  stay(session.getItem(tabsOwn) ?? local.getItem(tabsOwn));
  const tell = () => listeners.forEach((listener) => listener());
  const remove = (keys: readonly StorageKey[], places: readonly Place[]) => {
    keys.forEach((key) => places.forEach((place) => place.removeItem(key)));
    if (places.includes(local)) keys.forEach((key) => own.set(key, null));
    tell();
  };
  return {
    read: (key) => session.getItem(key) ?? own.get(key) ?? null,
    write(values) {
      values.forEach(({ key, value, place }) => {
        (place === 'session' ? session : local).setItem(key, value);
        if (place === 'local') own.set(key, value);
        if (key === tabsOwn) stay(value);
      });
      tell();
    },
    remove: (keys) => remove(keys, [local, session]),
    clearSession: () => remove(storageKeys, [session]),
    clear: () => remove(storageKeys, [local, session]),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The impersonated username; null when not impersonating. */
export function impersonatedUsername(kept: BrowserStorage): string | null {
  return kept.read('isImpersonation') === 'true' ? kept.read('username') : null;
}
