import { useState } from 'react';

interface Ends {
  /** Identifies the list. */
  readonly list: string;
  /** Last row of each visited page, by page number. */
  readonly of: ReadonlyMap<number, string>;
}

/** Start of a page: after the last row of the nearest earlier page visited, plus an offset in rows. */
interface PageStart {
  readonly after?: string;
  readonly skip: number;
}

/**
 * Keyset pagination: a page starts after the last row of the previous page, so that new rows at the top cause neither
 * duplicates nor gaps (C-282). For a page without a visited predecessor, rows are skipped by offset.
 *
 * @param list - identifies the list; other lists share nothing
 */
export function usePageEnds(list: string) {
  const [ends, setEnds] = useState<Ends>({ list, of: new Map() });
  const known = ends.list === list ? ends.of : new Map<number, string>();
  return {
    startOf: (page: number, pageSize: number): PageStart => {
      const nearest = Math.max(0, ...[...known.keys()].filter((left) => left < page));
      const after = known.get(nearest);
      return { ...(after !== undefined && { after }), skip: (page - 1 - nearest) * pageSize };
    },
    /** Call when leaving the page for another one. */
    leave: (page: number, last: string | undefined) => {
      if (last !== undefined) setEnds({ list, of: new Map([...known, [page, last]]) });
    },
  } as const;
}
