import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { FormWork } from '../form/form-work';

/** The height of the overlay with the unread count, which may cover the end of a value, in CSS pixels. */
const pill = 22;

export interface Unread {
  /** The scroll container of the signing summary. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Labels of current values that haven't been in view yet, from the top. */
  readonly labels: readonly string[];
  readonly onScroll: () => void;
  /** Scrolls the first of them into view. */
  readonly show: () => void;
}

const rowsIn = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-read]')];
const keyOf = ({ dataset }: HTMLElement) => `${dataset.read} ${dataset.value}`;

/**
 * The values of the signing summary that are scrolled out of view in a low window. A value counts as seen once its end
 * was in view. A value that was typed or chosen since then always counts as seen.
 *
 * @param work - a change triggers a new measurement
 * @see P-351
 */
export function useUnread(work: FormWork): Unread {
  const scroller = useRef<HTMLDivElement>(null);
  /** Keys of values that haven't been in view yet; `null` before the first measurement. */
  const unseen = useRef<ReadonlySet<string> | null>(null);
  const [labels, setLabels] = useState<readonly string[]>([]);

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const scrolls = element.scrollHeight > element.clientHeight + 1;
    const { top } = element.getBoundingClientRect();
    const end = top + element.clientHeight - pill;
    const isVisible = (row: HTMLElement) => !scrolls || row.getBoundingClientRect().bottom <= end + 1;
    const rows = rowsIn(element).filter((row) => unseen.current?.has(keyOf(row)) ?? true);
    const unread = rows.filter((row) => !isVisible(row));
    unseen.current = new Set(unread.map(keyOf));
    const next = unread.map((row) => row.dataset.read ?? '');
    setLabels((before) => (before.join() === next.join() ? before : next));
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
    const row = element && rowsIn(element).find((one) => unseen.current?.has(keyOf(one)));
    if (!element || !row) return;
    element.scrollTop += row.getBoundingClientRect().top - element.getBoundingClientRect().top - pill;
    look();
  }, [look]);

  return { scroller, labels, onScroll: look, show };
}
