import type { Instant } from '@signa/core/base';
import { createUnsentStore } from './unsent-store';
import type { FoundWork, Person, UnsentWork, WorkKey } from './unsent-store';

export type { FoundWork, Person, UnsentWork, WorkKey };

/** Long enough not to write at every letter, short enough to lose none to a crash. */
const writeAfterMs = 300;

/** What this page keeps; the portal is one page as long as it is not loaded again. */
const page = createUnsentStore({ storage: () => localStorage, page: crypto.randomUUID() });

let timer: ReturnType<typeof setTimeout> | undefined;

function writeSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(page.write, writeAfterMs);
}

/** Keeps what was typed, for a form that is closed, a save that failed, a page that is reloaded or a tab that is closed. */
export function keepUnsent<Typed>(key: WorkKey, work: UnsentWork<Typed>, instead?: FoundWork<Typed> | null): void {
  page.keep(key, work, instead);
  writeSoon();
}

/** The same, written down before anything else happens. */
export function keepUnsentNow<Typed>(key: WorkKey, work: UnsentWork<Typed>): void {
  page.keep(key, work);
  page.write();
}

/** What was kept of it, that of this page before the newest of others; `null` without any that can be read. */
export const unsentWork = <Typed>(key: WorkKey): FoundWork<Typed> | null => page.work<Typed>(key);

/** All that was kept of it, in this page and in others. */
export const unsentWorks = <Typed>(key: WorkKey): readonly FoundWork<Typed>[] => page.works<Typed>(key);

/** The pieces of work of a person whose subject begins so, the newest first. */
export const unsentUnder = <Typed>(person: Person, start: string) => page.under<Typed>(person, start);

/** Sent, or dropped on purpose. */
export const letGoUnsent = (key: WorkKey): void => page.forget(key);

/** Lets go of one of several, as it was found. */
export const letGoFound = (key: WorkKey, found: FoundWork<unknown>): void => page.letGo(key, found);

/** What was typed in this page is what the form says anyway: it goes, with what it was brought back from. */
export const letGoOwn = (key: WorkKey, from: FoundWork<unknown> | null): void => page.letGoOwn(key, from);

/** Keeps what was typed in this page beside what will be typed next; `null` without any. */
export const setAsideOwn = <Typed>(key: WorkKey): FoundWork<Typed> | null => page.setAside<Typed>(key);

/** Lets go of what has waited too long. */
export const pruneUnsent = (person: Person, now: Instant): void => page.prune(person, now);

/** Lets go of everything, whoever typed it: what was typed as somebody else does not stay on the machine of the support. */
export const letGoEverything = (): void => page.forgetAll();

/** Writes everything down when the page is left, for it may never come back, and hears what other tabs let go of. */
export function watchPage(): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') page.writeAll();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== null && newValue === null) page.hearGone(key);
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

/** Names this page among those that keep work. */
export const isOfThisPage = ({ page: of }: FoundWork<unknown>): boolean => of === page.name;
