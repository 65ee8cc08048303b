/** Prefix of the storage keys for recent records. */
export const recentsPrefix = 'recent/1:';

/** Storage errors are ignored: a browser may forbid storage. */
export function quietly<T>(act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(localStorage);
  } catch {
    return otherwise;
  }
}

/**
 * Clears the recent records of all users on sign-out (P-290). It depends on nothing else, so every page can call it.
 */
export const forgetRecents = (): void => forgetThose(() => true);

/** Clears the recent records of a location that the user can no longer access. */
export const forgetRecentsAt = (locationId: string): void =>
  forgetThose((name) => name.endsWith(`:${encodeURIComponent(locationId)}`));

const forgetThose = (isMatch: (name: string) => boolean): void =>
  quietly((storage) => {
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at));
    for (const name of names) if (name?.startsWith(recentsPrefix) && isMatch(name)) storage.removeItem(name);
  }, undefined);
