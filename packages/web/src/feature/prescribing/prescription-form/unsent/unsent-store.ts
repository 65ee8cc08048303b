import type { Instant } from '@signa/core/base';

/** The user, location, and item of unsent work. Other users and locations on the same computer never see it. */
export interface WorkKey {
  readonly locationUserId: string;
  readonly locationId: string;
  /** The item: a request, a draft, or a copy. */
  readonly subject: string;
}

export type Person = Omit<WorkKey, 'subject'>;

/** Typed and unsent values, with the version that they are based on. */
export interface UnsentWork<Typed> {
  readonly typed: Typed;
  /** Changes if another user saves the item. */
  readonly basis: string;
  readonly at: Instant;
}

/** Stored work with the page it was typed in. Each page stores its own, so that no tab overwrites another. */
export interface FoundWork<Typed> extends UnsentWork<Typed> {
  readonly page: string;
  /** The work it was restored from, which it replaces as long as nothing newer was typed there. */
  readonly instead?: { readonly page: string; readonly at: Instant };
}

/**
 * Retention of unsent work. Two weeks cover a vacation; patient data should not stay in a browser longer. The count per
 * user is more than anyone leaves open and fits the browser's storage quota.
 */
export const unsentLimits = { days: 14, works: 50 } as const;

const prefix = 'unsent/1:';
const named = (parts: readonly string[]) => parts.map(encodeURIComponent).join(':');
const personName = ({ locationUserId, locationId }: Person) => `${prefix}${named([locationUserId, locationId])}:`;
const workName = (key: WorkKey) => `${personName(key)}${named([key.subject])}:`;

/** Links to work and unanswered actions are small entries beside an item, so only their age is limited. */
const isCounted = (subject: string) => !['way/', 'sent/', 'saved/'].some((start) => subject.startsWith(start));

interface Entry {
  readonly name: string;
  readonly subject: string;
  readonly work: FoundWork<unknown>;
}

function readEntry(name: string, text: string | null): Entry | null {
  if (text === null) return null;
  try {
    const [subject = '', page = ''] = name.split(':').slice(-2).map(decodeURIComponent);
    return { name, subject, work: { ...(JSON.parse(text) as UnsentWork<unknown>), page } };
  } catch {
    return null;
  }
}

const timeOf = ({ work }: Entry) => Date.parse(work.at);
const newestFirst = (one: Entry, other: Entry) => timeOf(other) - timeOf(one);

interface UnsentPlace {
  /** May throw if the browser forbids storage; the work is then kept in memory while the page is open. */
  readonly storage: () => Storage;
  /** Unique per page load; a reloaded page gets a new one. */
  readonly page: string;
}

/** Stores the unsent work of one page, and finds that of other pages, including closed ones. */
export function createUnsentStore({ storage, page }: UnsentPlace) {
  /** Values typed in this page, regardless of what other tabs do to the storage. */
  const own = new Map<string, string>();
  const unwritten = new Set<string>();
  /** Users whose work was kept since the last write, and when. */
  const storedSince = new Map<string, { readonly person: Person; readonly at: Instant }>();
  /** Restored work that no longer replaces other work. */
  const settled = new WeakSet<FoundWork<unknown>>();
  let asides = 0;
  const ownName = (key: WorkKey) => workName(key) + named([page]);

  function attempt<Result>(act: (found: Storage) => Result, otherwise: Result): Result {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  }

  const remove = (name: string) => attempt((found) => found.removeItem(name), undefined);

  function write(names: Iterable<string>): void {
    for (const name of [...names]) {
      const text = own.get(name);
      if (text !== undefined) attempt((found) => found.setItem(name, text), undefined);
      unwritten.delete(name);
    }
    for (const { person, at } of storedSince.values()) prune(person, at);
    storedSince.clear();
  }

  /**
   * All entries under a name prefix, with this page's own versions. The names are the index: they contain the user and
   * the item, so that nothing else is read (decision 16).
   */
  function entries(under: string): readonly Entry[] {
    const isUnder = (name: string) => name.startsWith(under);
    const stored = attempt(
      (found) => Object.keys(found).flatMap((name) => (isUnder(name) ? [[name, found.getItem(name)] as const] : [])),
      [],
    );
    const texts = new Map<string, string | null>([...stored, ...[...own].filter(([name]) => isUnder(name))]);
    return [...texts].map(([name, text]) => readEntry(name, text)).filter((entry) => entry !== null);
  }

  function drop(name: string): void {
    own.delete(name);
    unwritten.delete(name);
    remove(name);
  }

  /** Deletes expired and excess work. */
  function prune(person: Person, now: Instant): void {
    const oldest = Date.parse(now) - unsentLimits.days * 24 * 60 * 60_000;
    for (const entry of entries(prefix)) if (!(timeOf(entry) >= oldest)) drop(entry.name);
    const works = entries(personName(person)).filter(({ subject }) => isCounted(subject));
    for (const { name } of [...works].sort(newestFirst).slice(unsentLimits.works)) drop(name);
  }

  /** The work of this page first, then that of others, newest first, without work that another entry replaces. */
  function worksOf<Typed>(key: WorkKey): readonly FoundWork<Typed>[] {
    const found = entries(workName(key)).map(({ work }) => work as FoundWork<Typed>);
    const isMine = (work: FoundWork<Typed>) => Number(work.page === page);
    return found
      .filter(({ page: of, at }) => !found.some(({ instead }) => instead?.page === of && instead.at === at))
      .sort((one, other) => isMine(other) - isMine(one) || Date.parse(other.at) - Date.parse(one.at));
  }

  /** Deletes the work as it was found, unless something newer was typed there, and the work that it replaces. */
  function deleteWork(
    key: WorkKey,
    { page: of, at, instead }: Pick<FoundWork<unknown>, 'page' | 'at' | 'instead'>,
  ): void {
    const name = workName(key) + named([of]);
    const now = entries(name)[0]?.work;
    if (now && (of === page || now.at === at)) drop(name);
    if (instead) deleteWork(key, instead);
  }

  return {
    /** Unique per page load. */
    name: page,
    /**
     * Keeps what was typed; the next `write` stores it. It runs on every keystroke, so it reads nothing from storage.
     *
     * @param instead - the work it was restored from, which it now replaces
     */
    keep<Typed>(key: WorkKey, { typed, basis, at }: UnsentWork<Typed>, instead: FoundWork<Typed> | null = null): void {
      const name = ownName(key);
      const from = instead && instead.page !== page ? { instead: { page: instead.page, at: instead.at } } : {};
      own.set(name, JSON.stringify({ typed, basis, at, ...from }));
      unwritten.add(name);
      // The work it replaces still exists; that work's own predecessor isn't needed anymore.
      if (instead?.instead && !settled.has(instead)) {
        settled.add(instead);
        deleteWork(key, instead.instead);
      }
      storedSince.set(personName(key), { person: key, at });
    },
    /** Stores what is kept and not written yet. */
    write: () => write(unwritten),
    /** Stores everything: the page is closing, and another tab may have deleted what it had written before. */
    writeAll: () => write(own.keys()),
    works: worksOf,
    work: <Typed>(key: WorkKey): FoundWork<Typed> | null => worksOf<Typed>(key)[0] ?? null,
    /** A user's items whose subject starts with this, each once, newest first. */
    under<Typed>(
      person: Person,
      start: string,
    ): readonly { readonly subject: string; readonly work: FoundWork<Typed> }[] {
      const found = entries(personName(person)).filter(({ subject }) => subject.startsWith(start));
      const subjects = new Set([...found].sort(newestFirst).map(({ subject }) => subject));
      return [...subjects].map((subject) => ({
        subject,
        work: worksOf<Typed>({ ...person, subject })[0] as FoundWork<Typed>,
      }));
    },
    /** Deletes one of several. */
    discard: deleteWork,
    /** Deletes what was typed in this page, and the work that it replaces. */
    deleteOwn(key: WorkKey, from: FoundWork<unknown> | null): void {
      drop(ownName(key));
      if (from) deleteWork(key, from);
    },
    /**
     * Sets this page's work aside, like that of another tab, before something else is typed; `null` if there is none.
     */
    setAside<Typed>(key: WorkKey): FoundWork<Typed> | null {
      const text = own.get(ownName(key));
      if (text === undefined) return null;
      const aside = `${page}.${(asides += 1)}`;
      const name = workName(key) + named([aside]);
      drop(ownName(key));
      own.set(name, text);
      write([name]);
      return { ...(JSON.parse(text) as FoundWork<Typed>), page: aside };
    },
    /** Deletes an item that was sent or discarded, in every page it was typed in. */
    forget(key: WorkKey): void {
      for (const { name } of entries(workName(key))) drop(name);
    },
    /** Deletes everything, of all users. */
    forgetAll(): void {
      for (const { name } of entries(prefix)) drop(name);
      own.clear();
    },
    prune,
    /**
     * Another tab deleted an entry because its work was sent or discarded, so this page must not store it again on
     * closing. An unanswered action is kept, with its idempotency key.
     */
    handleDeletion(name: string): void {
      const entry = readEntry(name, own.get(name) ?? null);
      if (!entry || entry.subject.startsWith('sent/')) return;
      own.delete(name);
      unwritten.delete(name);
    },
  } as const;
}
