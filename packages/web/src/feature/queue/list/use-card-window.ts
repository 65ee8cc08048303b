import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowFrom } from '../layout/layout';
import type { WindowRow } from '../request/card-window';
import { guessedHeight, measuredHeight, withWindowKept } from './row-height';

export interface CardWindow {
  /** The cards that are drawn. */
  readonly drawn: ReadonlySet<string>;
  readonly heightOf: (id: string) => number;
  /** Draws a card that is not there yet, before it returns. */
  readonly reach: (id: string) => void;
  /** Measures the element that carries its index. */
  readonly measure: (element: HTMLElement | null) => void;
  readonly indexOf: (key: string) => number | undefined;
}

/** Rows beyond each edge of the window, so that a little scrolling meets cards that are there. */
const rowsAhead = 2;

/**
 * Draws of a page only the cards in and next to the window, however many requests its clients have, so that a client
 * with hundreds scrolls like one with three. The one that has the focus stays, and so do those that are named.
 *
 * @param rows - all rows of the page, drawn or not
 * @param pinned - cards that stay wherever the window is
 */
export function useCardWindow(
  list: RefObject<HTMLElement | null>,
  rows: readonly WindowRow[],
  { openTask, next }: { readonly openTask: string | null; readonly next: string | null },
): CardWindow {
  // It comes into the window only when it takes the focus.
  const [reached, setReached] = useState<string | null>(null);
  const [start, setStart] = useState(0);
  const indexes = useMemo(() => new Map(rows.map(({ key, taskId }, index) => [taskId ?? key, index])), [rows]);
  const withPinned = (range: Range) => {
    const stays = [openTask, next, reached, focusedCard(list.current)].flatMap((id) => indexes.get(id ?? '') ?? []);
    return [...new Set([...defaultRangeExtractor(range), ...stays])];
  };
  const page = withWindowKept(
    useWindowVirtualizer<HTMLElement>({
      count: rows.length,
      getItemKey: (index) => rows[index]?.key ?? index,
      estimateSize: (index) => guessedHeight(rows[index], isNarrow(list.current)),
      measureElement: measuredHeight,
      rangeExtractor: withPinned,
      overscan: rowsAhead,
      scrollMargin: start,
      initialRect: { width: window.innerWidth, height: window.innerHeight },
    }),
  );
  // One set for as long as the same cards are drawn, so that cards that stay are not drawn again.
  const ids = page.getVirtualItems().flatMap(({ index }) => rows[index]?.taskId ?? []);
  const together = ids.join('\n');
  const drawn = useMemo(() => new Set(together.split('\n')), [together]);

  useLayoutEffect(() => {
    const top = list.current?.querySelector('[data-group]')?.getBoundingClientRect().top ?? 0;
    setStart(Math.round(top + window.scrollY));
    // What stands above changes with the rows, and is looked at again whenever others are drawn.
  }, [list, rows, together]);

  const reach = useCallback((id: string) => flushSync(() => setReached(id)), []);
  const heightOf = (id: string) => page.measurementsCache[indexes.get(id) ?? -1]?.size ?? 0;
  return { drawn, heightOf, reach, measure: page.measureElement, indexOf: (key) => indexes.get(key) };
}

/** Requests are cards, with their buttons below. */
const isNarrow = (list: HTMLElement | null) => list !== null && list.clientWidth > 0 && list.clientWidth < rowFrom;

function focusedCard(list: HTMLElement | null): string | null {
  const card = document.activeElement?.closest<HTMLElement>('[data-task]');
  return (card && list?.contains(card) && card.dataset.task) || null;
}
