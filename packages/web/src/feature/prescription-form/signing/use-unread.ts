import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { FormWork } from '../form/use-prescription-form';
import { bringIntoPage } from './bring-into-page';
import { isBesideForm, rowsInView, rowsToRead } from './rows-to-read';

/** The height of what says how much is further down, which may lie over the end of a value; CSS pixels. */
const pill = 22;

/** So long a row of the page has to be in view to count as read: what is pushed away as it comes was not; milliseconds. */
const readMs = 400;

export interface Unread {
  /** Scrolls what will be signed, where it is beside the form. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Labels of the values and warnings that have not been in view yet as they are now, from the top. */
  readonly labels: readonly string[];
  /** Looks again, and answers the labels as they are now. */
  readonly look: () => readonly string[];
  /** Brings the first of them into view. */
  readonly show: () => void;
}

const keyOf = ({ dataset }: HTMLElement) => `${dataset.read} ${dataset.value}`;

/**
 * Which values of what will be signed, as the form opened, have not been in view yet: beside the form those that a low
 * window scrolls out of view (P-351), on a narrow screen those of the page, and each warning (P-381). A value counts as
 * seen while its end is in view and once it was, and one that was typed or chosen since as seen while it was.
 *
 * @param work - looked at again whenever it changes
 * @param root - holds the form, its warnings and what will be signed
 * @see P-351, P-381
 */
export function useUnread(work: FormWork, root: RefObject<HTMLElement | null>): Unread {
  const scroller = useRef<HTMLDivElement>(null);
  /** Keys of the values that were not in view long enough; `null` before the first look. */
  const unseen = useRef<ReadonlySet<string> | null>(null);
  /** Keys of the warnings that were: one that comes later has to be read as well. */
  const read = useRef(new Set<string>());
  /** Since when those that are in view are, by key. */
  const since = useRef<ReadonlyMap<string, number>>(new Map());
  const [labels, setLabels] = useState<readonly string[]>([]);

  const unreadRows = useCallback(() => {
    const [element, page] = [scroller.current, root.current];
    if (!element || !page) return null;
    const { values, warnings } = rowsToRead(page, element);
    const rows = [
      ...warnings.filter((row) => !read.current.has(keyOf(row))),
      ...values.filter((row) => unseen.current?.has(keyOf(row)) ?? true),
    ];
    return { element, rows };
  }, [root]);

  const look = useCallback((): readonly string[] => {
    const found = unreadRows();
    if (!found) return [];
    const { element, rows } = found;
    const inView = rowsInView(rows, element, pill);
    const now = performance.now();
    const least = isBesideForm(element) ? 0 : readMs;
    const isRead = (row: HTMLElement) => {
      const began = since.current.get(keyOf(row)) ?? (inView.has(row) ? now : Infinity);
      return now - began >= least;
    };
    const left = rows.filter((row) => !isRead(row));
    for (const row of rows) if (isRead(row)) read.current.add(keyOf(row));
    since.current = new Map(
      left.filter((row) => inView.has(row)).map((row) => [keyOf(row), since.current.get(keyOf(row)) ?? now]),
    );
    unseen.current = new Set(left.map(keyOf));
    const next = [...new Set(left.filter((row) => !inView.has(row)).map((row) => row.dataset.read ?? ''))];
    setLabels((before) => (before.join() === next.join() ? before : next));
    return next;
  }, [unreadRows]);

  useLayoutEffect(() => void look(), [look, work]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => look());
    // The page gets longer by what comes above.
    observer.observe(document.body);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [look]);
  useEffect(() => {
    // Whatever scrolls: the page, the list beside the form, or the one that grew out of the bar.
    const options = { capture: true, passive: true } as const;
    window.addEventListener('scroll', look, options);
    return () => window.removeEventListener('scroll', look, options);
  }, [look]);

  const show = useCallback(() => {
    const found = unreadRows();
    if (!found) return;
    const { element, rows } = found;
    const inView = rowsInView(rows, element, pill);
    const row = rows.find((one) => !inView.has(one));
    if (!row) return;
    if (isBesideForm(element))
      element.scrollTop += row.getBoundingClientRect().top - element.getBoundingClientRect().top - pill;
    else bringIntoPage(row);
    look();
  }, [look, unreadRows]);

  return { scroller, labels, look, show };
}
