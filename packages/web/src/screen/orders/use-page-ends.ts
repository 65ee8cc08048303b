import { useState } from 'react';

interface Ends {
  /** Which list they are of. */
  readonly list: string;
  /** The last row of each page that was left, by its number. */
  readonly of: ReadonlyMap<number, string>;
}

/** Where a page begins: behind the last row of one before it, as far as one was seen, and so many rows further. */
interface PageStart {
  readonly after?: string;
  readonly skip: number;
}

/**
 * Pages by key: a page begins behind the last row of the page before it, so that what comes in at the top meanwhile
 * neither shows a row twice nor leaves one out (C-282). A page that nobody turned to from one before it is counted off.
 *
 * @param list - names what is listed; of another list nothing is known
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
    /** The page is left for another one. */
    leave: (page: number, last: string | undefined) => {
      if (last !== undefined) setEnds({ list, of: new Map([...known, [page, last]]) });
    },
  } as const;
}
