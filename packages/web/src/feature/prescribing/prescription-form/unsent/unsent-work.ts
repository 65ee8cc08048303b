import type { Instant } from '@signa/core/base';
import { createUnsentStore } from './unsent-store';
import type { FoundWork, Person, UnsentWork, WorkKey } from './unsent-store';

export type { FoundWork, Person, UnsentWork, WorkKey };

/** Long enough not to write on every keystroke, short enough to lose nothing in a crash. */
const writeAfterMs = 300;

/** The store of this page; the portal is one page until it is reloaded. */
const page = createUnsentStore({ storage: () => localStorage, page: crypto.randomUUID() });

let timer: ReturnType<typeof setTimeout> | undefined;

function writeSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(page.write, writeAfterMs);
}

/** Keeps what was typed across a closed form, a failed save, a reloaded page, or a closed tab. */
export function keepUnsent<Typed>(key: WorkKey, work: UnsentWork<Typed>, instead?: FoundWork<Typed> | null): void {
  page.keep(key, work, instead);
  writeSoon();
}

/** Like keepUnsent, but stored immediately. */
export function keepUnsentNow<Typed>(key: WorkKey, work: UnsentWork<Typed>): void {
  page.keep(key, work);
  page.write();
}

/** The item's work, from this page before the newest of others; `null` if none can be read. */
export const unsentWork = <Typed>(key: WorkKey): FoundWork<Typed> | null => page.work<Typed>(key);

/** All work on the item, in this page and in others. */
export const unsentWorks = <Typed>(key: WorkKey): readonly FoundWork<Typed>[] => page.works<Typed>(key);

/** A user's items whose subject starts with this, newest first. */
export const unsentUnder = <Typed>(person: Person, start: string) => page.under<Typed>(person, start);

/** Deletes work that was sent or discarded. */
export const deleteUnsent = (key: WorkKey): void => page.forget(key);

/** Deletes one of several, as it was found. */
export const deleteFound = (key: WorkKey, found: FoundWork<unknown>): void => page.discard(key, found);

/** Deletes this page's work and the work it was restored from, because it no longer differs from the initial form. */
export const deleteOwn = (key: WorkKey, from: FoundWork<unknown> | null): void => page.deleteOwn(key, from);

/** Sets this page's work aside before something else is typed; `null` if there is none. */
export const setAsideOwn = <Typed>(key: WorkKey): FoundWork<Typed> | null => page.setAside<Typed>(key);

/** Deletes expired work. */
export const pruneUnsent = (person: Person, now: Instant): void => page.prune(person, now);

/** Deletes everything, of all users: what support typed during an impersonation must not stay on its computer. */
export const deleteAllUnsent = (): void => page.forgetAll();

/** Stores everything when the page is hidden, because it may never return, and watches for deletions by other tabs. */
export function watchPage(): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') page.writeAll();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== null && newValue === null) page.handleDeletion(key);
  };
  window.addEventListener('pagehide', page.writeAll);
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('storage', onStorage);
  return () => {
    page.writeAll();
    window.removeEventListener('pagehide', page.writeAll);
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('storage', onStorage);
  };
}

/** True for work that was typed in this page. */
export const isOfThisPage = ({ page: of }: FoundWork<unknown>): boolean => of === page.name;
