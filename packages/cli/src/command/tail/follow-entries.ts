import type { Entry } from '../audit/entry.js';

/** A page of entries, the newest first. */
interface EntryPage {
  readonly data: readonly Entry[];
  readonly hasMore: boolean;
}
/** @param before - the entry after which the page begins; null for the newest */
export type AskEntries = (before: string | null, take: number) => Promise<EntryPage>;

/** A page that is asked for at a time. */
const pageSize = 100;

export interface Follower {
  /** Tells the newest entries that were there before, the oldest of them first. */
  begin(count: number): Promise<void>;
  /** Tells every entry that came since the last one told. Asked again while it looks, it looks once more. */
  catchUp(): Promise<void>;
}

/**
 * Follows the entries of a location. Their numbers have no gap and no two are one, so that an entry is neither left out nor
 * told twice, whatever is heard of them in between.
 */
export function followEntries(ask: AskEntries, tell: (entry: Entry) => Promise<void>): Follower {
  let last = 0n;
  let looking: Promise<void> | null = null;
  let asked = 0;

  async function tellAll(newestFirst: readonly Entry[]): Promise<void> {
    for (const entry of newestFirst.toReversed()) {
      await tell(entry);
      last = BigInt(entry.sequence);
    }
  }

  async function missed(): Promise<readonly Entry[]> {
    const found: Entry[] = [];
    for (let before: string | null = null; ; before = found.at(-1)?.sequence ?? null) {
      const page: EntryPage = await ask(before, pageSize);
      const fresh = page.data.filter(({ sequence }) => BigInt(sequence) > last);
      found.push(...fresh);
      if (!page.hasMore || fresh.length < page.data.length || page.data.length === 0) return found;
    }
  }

  async function look(): Promise<void> {
    for (let answered = -1; answered !== asked;) {
      answered = asked;
      await tellAll(await missed());
    }
  }

  return {
    async begin(count) {
      const { data } = await ask(null, Math.max(count, 1));
      last = BigInt(data[0]?.sequence ?? 0);
      const shown = data.slice(0, count);
      await tellAll(shown);
    },
    catchUp() {
      asked += 1;
      looking ??= look().finally(() => (looking = null));
      return looking;
    },
  };
}
