/** The names under which recents lie in the browser begin so. */
export const recentsPrefix = 'recent/1:';

/** A browser that forbids keeping anything keeps nothing: that is no reason to fail. */
export function quietly<T>(act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(localStorage);
  } catch {
    return otherwise;
  }
}

/** Lets go of what everybody opened: nobody is signed in any more (P-290). Every page can, so it knows no more than that. */
export const forgetRecents = (): void =>
  quietly((storage) => {
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at));
    names.forEach((name) => name?.startsWith(recentsPrefix) && storage.removeItem(name));
  }, undefined);
