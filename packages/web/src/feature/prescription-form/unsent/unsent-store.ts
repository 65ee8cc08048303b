import type { Instant } from '@signa/core/base';

/** Whose work on what: another person or location on the same machine never gets to see it. */
export interface WorkKey {
  readonly locationUserId: string;
  readonly locationId: string;
  /** What is worked on: a request, a draft, a copy. */
  readonly subject: string;
}

export type Person = Omit<WorkKey, 'subject'>;

/** What was typed and not sent, and the versions it was typed over. */
export interface UnsentWork<Typed> {
  readonly typed: Typed;
  /** Changes when somebody else saved what is worked on. */
  readonly basis: string;
  readonly at: Instant;
}

/** Work as it was found, with the page it was typed in: each page keeps its own, so that no tab writes over another. */
export interface FoundWork<Typed> extends UnsentWork<Typed> {
  readonly page: string;
  /** What it was brought back from: it stands for that, as long as nothing newer was typed there. */
  readonly instead?: { readonly page: string; readonly at: Instant };
}

/**
 * How long work waits for the person: two weeks are a holiday, and longer nothing about patients should lie in a
 * browser. How many pieces of one person: more than anybody leaves open, few enough for the room a browser gives.
 */
export const unsentLimits = { days: 14, works: 50 } as const;

const prefix = 'unsent/1:';
const named = (parts: readonly string[]) => parts.map(encodeURIComponent).join(':');
const personName = ({ locationUserId, locationId }: Person) => `${prefix}${named([locationUserId, locationId])}:`;
const workName = (key: WorkKey) => `${personName(key)}${named([key.subject])}:`;

/** The ways back and the unanswered acts are small, and lie beside a work: they only grow old. */
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
  /** May throw where the browser forbids it: then the memory of the page keeps the work as long as it is open. */
  readonly storage: () => Storage;
  /** Names this page among all that were ever opened; a reloaded page is another one. */
  readonly page: string;
}

/** What one page keeps of unsent work, and what it finds of the work of other pages, closed ones included. */
export function createUnsentStore({ storage, page }: UnsentPlace) {
  /** What was typed in this page: true whatever another tab does to the storage. */
  const own = new Map<string, string>();
  const unwritten = new Set<string>();
  /** Whose work was kept since it was last written down, and when. */
  const keptSince = new Map<string, { readonly person: Person; readonly at: Instant }>();
  /** What was brought back, and no longer stands for something else. */
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
    for (const { person, at } of keptSince.values()) prune(person, at);
    keptSince.clear();
  }

  /**
   * Everything under a name, the work of this page as it knows it itself. The names are the index: they say whose work it
   * is and on what, so that nothing else is read (decision 16).
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

  /** Lets go of what nobody came back for. */
  function prune(person: Person, now: Instant): void {
    const oldest = Date.parse(now) - unsentLimits.days * 24 * 60 * 60_000;
    for (const entry of entries(prefix)) if (!(timeOf(entry) >= oldest)) drop(entry.name);
    const works = entries(personName(person)).filter(({ subject }) => isCounted(subject));
    for (const { name } of [...works].sort(newestFirst).slice(unsentLimits.works)) drop(name);
  }

  /** The work of this page first, then that of others, the newest before the older; none that another stands for. */
  function worksOf<Typed>(key: WorkKey): readonly FoundWork<Typed>[] {
    const found = entries(workName(key)).map(({ work }) => work as FoundWork<Typed>);
    const isMine = (work: FoundWork<Typed>) => Number(work.page === page);
    return found
      .filter(({ page: of, at }) => !found.some(({ instead }) => instead?.page === of && instead.at === at))
      .sort((one, other) => isMine(other) - isMine(one) || Date.parse(other.at) - Date.parse(one.at));
  }

  /** One as it was found, unless something newer was typed there since, and what it stands for. */
  function letGoOf(key: WorkKey, { page: of, at, instead }: Pick<FoundWork<unknown>, 'page' | 'at' | 'instead'>): void {
    const name = workName(key) + named([of]);
    const now = entries(name)[0]?.work;
    if (now && (of === page || now.at === at)) drop(name);
    if (instead) letGoOf(key, instead);
  }

  return {
    /** Names it among all that were ever opened. */
    name: page,
    /**
     * Keeps what was typed; written down by the next `write`. Called at every key: it reads nothing of what is stored.
     *
     * @param instead - what it was brought back from, which it now stands for
     */
    keep<Typed>(key: WorkKey, { typed, basis, at }: UnsentWork<Typed>, instead: FoundWork<Typed> | null = null): void {
      const name = ownName(key);
      const from = instead && instead.page !== page ? { instead: { page: instead.page, at: instead.at } } : {};
      own.set(name, JSON.stringify({ typed, basis, at, ...from }));
      unwritten.add(name);
      // What it stands for is still there; what that stood for is not needed twice.
      if (instead?.instead && !settled.has(instead)) {
        settled.add(instead);
        letGoOf(key, instead.instead);
      }
      keptSince.set(personName(key), { person: key, at });
    },
    /** Writes down what is kept and not written yet. */
    write: () => write(unwritten),
    /** Writes everything down: the page goes, and another tab may have taken up what it had written before. */
    writeAll: () => write(own.keys()),
    works: worksOf,
    work: <Typed>(key: WorkKey): FoundWork<Typed> | null => worksOf<Typed>(key)[0] ?? null,
    /** The pieces of work of a person whose subject begins so, each once, the newest first. */
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
    /** Lets go of one of several. */
    letGo: letGoOf,
    /** Lets go of what was typed in this page, and of what it stands for. */
    letGoOwn(key: WorkKey, from: FoundWork<unknown> | null): void {
      drop(ownName(key));
      if (from) letGoOf(key, from);
    },
    /** Keeps the work of this page beside what will be typed next, like that of another tab; `null` without any. */
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
    /** Sent, or dropped on purpose: nothing of it is offered again, in whatever page it was typed. */
    forget(key: WorkKey): void {
      for (const { name } of entries(workName(key))) drop(name);
    },
    /** Lets go of everything, whoever typed it. */
    forgetAll(): void {
      for (const { name } of entries(prefix)) drop(name);
      own.clear();
    },
    prune,
    /**
     * Another tab let go of a name, because its work was sent or dropped: it must not come back when this page goes.
     * An act without an answer stays known here, with the key under which it may be repeated.
     */
    hearGone(name: string): void {
      const entry = readEntry(name, own.get(name) ?? null);
      if (!entry || entry.subject.startsWith('sent/')) return;
      own.delete(name);
      unwritten.delete(name);
    },
  } as const;
}
