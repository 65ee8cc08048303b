import { useCallback, useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { TaskGroup } from '../request/rows';

/** How long clicks on rows that just moved are ignored, because the user aimed at something else. */
const settleMs = 600;

/** Elements that move when other rows do: rows and client headings, but nothing inside an open card. */
const rowsOnly = '[data-task]:not([data-open]), [data-group] h2';

const orderOf = (groups: readonly TaskGroup[]) =>
  groups.map(({ locationClient, tasks }) => [locationClient?.id ?? '', ...tasks.map(({ id }) => id)].join()).join(';');

/**
 * Ignores clicks on rows that just moved under the pointer. Keys need no guard: they go to the focused row, wherever it
 * moves, and only open it.
 *
 * @returns a capturing click handler for the list
 * @see P-256
 */
export function useClickGuard(groups: readonly TaskGroup[]) {
  const order = orderOf(groups);
  const shown = useRef<string | null>(null);
  const movedAt = useRef(-Infinity);

  useLayoutEffect(() => {
    // Rows that appear on an empty page move nothing.
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
