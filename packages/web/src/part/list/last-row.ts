import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';
import { drawRow, rowsOf } from './window/draw-row';

/** The row through which a list was left. */
interface LastRow {
  /** Path and query of the list. */
  readonly list: string;
  /** The path of the record, which is the row's link. */
  readonly record: string;
  /** How far below the upper edge of the window the row stood, CSS pixels. */
  readonly top: number;
}

let left: LastRow | null = null;

/** @param row - the link that was pressed */
export function rememberLastRow({ list, record }: Omit<LastRow, 'top'>, row: HTMLElement): void {
  left = { list, record, top: row.getBoundingClientRect().top };
}

/** A visit elsewhere in between ends the way back. */
export function forgetLastRowElsewhere(pathname: string): void {
  if (left && pathname !== left.record && pathname !== left.list.split('?')[0]) left = null;
}

/**
 * Back at a list, the focus is on the row through which it was left, once the rows are there, and the row stands where
 * it stood (P-263).
 */
export function useLastRow(list: RefObject<HTMLElement | null>, isThere: boolean): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => {
    if (!isThere || left?.list !== address) return;
    const { record, top } = left;
    // The heading of the page has had its turn with the focus by then.
    const timer = setTimeout(() => {
      left = null;
      const leadsThere = (row: HTMLElement) => (row.getAttribute('href') ?? row.dataset.room) === record;
      const row = drawRow(list.current, rowsOf(list.current).findIndex(leadsThere));
      if (!row) return;
      row.focus({ preventScroll: true });
      window.scrollBy(0, row.getBoundingClientRect().top - top);
      row.scrollIntoView({ block: 'nearest' });
    });
    return () => clearTimeout(timer);
  }, [list, isThere, address]);
}
