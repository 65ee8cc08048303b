import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { FormWork } from '../form/use-prescription-form';

/** The height of the line that names what is further down, in CSS pixels. */
export const unreadHeight = 24;

export interface Unread {
  /** Scrolls what will be signed. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Labels of the values that have not been in view yet as they are now, from the top. */
  readonly labels: readonly string[];
  readonly onScroll: () => void;
  /** Brings the first of them into view. */
  readonly show: () => void;
}

const rowsIn = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-read]')];
const keyOf = (row: HTMLElement) => `${row.dataset.read} ${row.textContent}`;

/**
 * Which values of what will be signed are scrolled out of view in a low window. A value counts as seen once its end was
 * in view; a changed value is to be seen again.
 *
 * @param work - looked at again whenever it changes
 * @see P-351
 */
export function useUnread(work: FormWork): Unread {
  const scroller = useRef<HTMLDivElement>(null);
  const seen = useRef<ReadonlySet<string>>(new Set());
  const [labels, setLabels] = useState<readonly string[]>([]);

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const scrolls = element.scrollHeight > element.clientHeight + 1;
    const { top } = element.getBoundingClientRect();
    const end = top + element.clientHeight - (scrolls ? unreadHeight : 0);
    const isVisible = (row: HTMLElement) => !scrolls || row.getBoundingClientRect().bottom <= end + 1;
    const rows = rowsIn(element);
    seen.current = new Set(rows.filter((row) => seen.current.has(keyOf(row)) || isVisible(row)).map(keyOf));
    const unread = rows.filter((row) => !seen.current.has(keyOf(row))).map((row) => row.dataset.read ?? '');
    setLabels((before) => (before.join() === unread.join() ? before : unread));
  }, []);

  useLayoutEffect(look, [look, work]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [look]);

  const show = useCallback(() => {
    const element = scroller.current;
    const row = element && rowsIn(element).find((one) => !seen.current.has(keyOf(one)));
    if (!element || !row) return;
    element.scrollTop += row.getBoundingClientRect().top - element.getBoundingClientRect().top - unreadHeight;
    look();
  }, [look]);

  return { scroller, labels, onScroll: look, show };
}
