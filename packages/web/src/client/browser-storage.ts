import { storageKeys } from '@signa/core/practice';
import type { StorageKey, StoredValue } from '@signa/core/practice';

/** What the portal keeps in the browser: the keys of A-187 and no other; `session` wins over `local` when read. */
export interface BrowserStorage {
  readonly read: (key: StorageKey) => string | null;
  readonly write: (values: readonly StoredValue[]) => void;
  readonly remove: (keys: readonly StorageKey[]) => void;
  /** Everything that belongs to this tab alone. */
  readonly clearSession: () => void;
  readonly clear: () => void;
  /** Hears of changes made through this object, not of those made in other tabs. */
  readonly subscribe: (listener: () => void) => () => void;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Kept for the browser, where a new tab begins, and for each tab. */
const tabsOwn: StorageKey = 'selectedLocationId';

/**
 * Remembers what was stored when the tab was opened and what it stored itself: a location chosen or an impersonation
 * begun in another tab must not move this one in the middle of its work.
 */
export function createBrowserStorage(local: Place, session: Place): BrowserStorage {
  const listeners = new Set<() => void>();
  const own = new Map(storageKeys.map((key) => [key, local.getItem(key)]));
  /** A tab that is loaded again works where it worked, whatever another one has chosen since (P-260). */
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

/** The username a support user works as, null when nobody. */
export function impersonatedUsername(kept: BrowserStorage): string | null {
  return kept.read('isImpersonation') === 'true' ? kept.read('username') : null;
}
