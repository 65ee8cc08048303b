import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';
import { renderRow, rowsOf } from './window/render-row';

/** The row that was opened last. */
interface LastRow {
  /** Path and query of the list. */
  readonly list: string;
  /** Path of the record, which is the row's link. */
  readonly record: string;
  /** Distance of the row from the top of the window, in CSS pixels. */
  readonly top: number;
}

let left: LastRow | null = null;

/** @param row - the link that was pressed */
export function rememberLastRow({ list, record }: Omit<LastRow, 'top'>, row: HTMLElement): void {
  left = { list, record, top: row.getBoundingClientRect().top };
}

/** Visiting another page in between discards the remembered row. */
export function forgetLastRowOfOtherLists(pathname: string): void {
  if (left && pathname !== left.record && pathname !== left.list.split('?')[0]) left = null;
}

/**
 * After returning to a list, focuses the row that was opened and scrolls it to its previous position once the rows
 * have loaded (P-263).
 */
export function useLastRow(list: RefObject<HTMLElement | null>, isThere: boolean): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => {
    if (!isThere || left?.list !== address) return;
    const { record, top } = left;
    // By then, the page has focused its heading.
    const timer = setTimeout(() => {
      left = null;
      const opensRecord = (row: HTMLElement) => (row.getAttribute('href') ?? row.dataset.room) === record;
      const row = renderRow(list.current, rowsOf(list.current).findIndex(opensRecord));
      if (!row) return;
      row.focus({ preventScroll: true });
      window.scrollBy(0, row.getBoundingClientRect().top - top);
      row.scrollIntoView({ block: 'nearest' });
    });
    return () => clearTimeout(timer);
  }, [list, isThere, address]);
}
