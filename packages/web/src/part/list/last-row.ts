import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';

/** The row through which a list was left. */
interface LastRow {
  /** Path and query of the list. */
  readonly list: string;
  /** The path of the record, which is the row's link. */
  readonly record: string;
}

let left: LastRow | null = null;

export function rememberLastRow(row: LastRow): void {
  left = row;
}

/** A visit elsewhere in between ends the way back. */
export function forgetLastRowElsewhere(pathname: string): void {
  if (left && pathname !== left.record && pathname !== left.list.split('?')[0]) left = null;
}

/** Back at a list, the focus is on the row through which it was left, once the rows are there (P-263). */
export function useLastRow(list: RefObject<HTMLElement | null>, isThere: boolean): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => {
    if (!isThere || left?.list !== address) return;
    const { record } = left;
    // The heading of the page has had its turn with the focus by then.
    const timer = setTimeout(() => {
      left = null;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const row = rows.find((each) => each.getAttribute('href') === record);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    });
    return () => clearTimeout(timer);
  }, [list, isThere, address]);
}
