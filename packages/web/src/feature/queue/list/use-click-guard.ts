import { useCallback, useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { TaskGroup } from '../request/rows';

/** How long a click on rows that have just moved does nothing: a hand that was on its way hits what was not meant. */
const settleMs = 600;

/** What moves when others do: rows and the heads of clients, but nothing inside an open card. */
const rowsOnly = '[data-task]:not([data-open]), [data-group] h2';

const orderOf = (groups: readonly TaskGroup[]) =>
  groups.map(({ locationClient, tasks }) => [locationClient?.id ?? '', ...tasks.map(({ id }) => id)].join()).join(';');

/**
 * Keeps the pointer from rows that have just come to stand under it. Keys go to the row that has the focus, wherever it
 * moves, and do nothing but open it: they are not held back.
 *
 * @returns what takes the clicks of the list before its rows do
 * @see P-256
 */
export function useClickGuard(groups: readonly TaskGroup[]) {
  const order = orderOf(groups);
  const shown = useRef<string | null>(null);
  const movedAt = useRef(-Infinity);

  useLayoutEffect(() => {
    // What comes to an empty page moves nothing.
    if (shown.current && shown.current !== order) movedAt.current = performance.now();
    shown.current = order;
  }, [order]);

  return useCallback((event: MouseEvent) => {
    const isByPointer = event.detail > 0;
    if (!isByPointer || performance.now() - movedAt.current >= settleMs) return;
    if (!(event.target instanceof Element) || !event.target.closest(rowsOnly)) return;
    event.preventDefault();
    event.stopPropagation();
  }, []);
}
