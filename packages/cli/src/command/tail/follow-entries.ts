import type { Entry } from '../audit/entry.js';

/** A page of entries, newest first. */
interface EntryPage {
  readonly data: readonly Entry[];
  readonly hasMore: boolean;
}
/** @param before - the entry after which the page starts; null for the newest page */
type AskEntries = (before: string | null, take: number) => Promise<EntryPage>;

const pageSize = 100;

export interface Follower {
  /** Prints the most recent existing entries, oldest first. */
  begin(count: number): Promise<void>;
  /** Prints every entry added since the last printed one. A call during a running fetch makes it fetch once more. */
  catchUp(): Promise<void>;
}

/**
 * Follows the entries of a location. Sequence numbers are unique and have no gaps, so no entry is missed or printed
 * twice, even if notifications are lost.
 */
export function followEntries(ask: AskEntries, print: (entry: Entry) => Promise<void>): Follower {
  let last = 0n;
  let looking: Promise<void> | null = null;
  let asked = 0;

  async function printAll(newestFirst: readonly Entry[]): Promise<void> {
    for (const entry of newestFirst.toReversed()) {
      await print(entry);
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
      await printAll(await missed());
    }
  }

  return {
    async begin(count) {
      const { data } = await ask(null, Math.max(count, 1));
      last = BigInt(data[0]?.sequence ?? 0);
      const shown = data.slice(0, count);
      await printAll(shown);
    },
    catchUp() {
      asked += 1;
      looking ??= look().finally(() => (looking = null));
      return looking;
    },
  };
}
