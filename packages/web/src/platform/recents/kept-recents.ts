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
export const forgetRecents = (): void => forgetThose(() => true);

/** Lets go of what was opened at a location to which the person lost access. */
export const forgetRecentsAt = (locationId: string): void =>
  forgetThose((name) => name.endsWith(`:${encodeURIComponent(locationId)}`));

const forgetThose = (isMeant: (name: string) => boolean): void =>
  quietly((storage) => {
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at));
    for (const name of names) if (name?.startsWith(recentsPrefix) && isMeant(name)) storage.removeItem(name);
  }, undefined);
