import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useFirstDrawing } from '../../../platform/lazy/first-drawing';
import { createScrollKeeper } from './keep-in-window';
import type { ScrollKeeper } from './keep-in-window';
import { drawnHeight } from './drawn-height';

export interface RowWindow {
  /** The first drawing is underway: only rows that the window may hold are drawn, none of them is measured. */
  readonly isFirst: boolean;
  /** The rows that are drawn. */
  readonly drawn: ReadonlySet<string>;
  readonly heightOf: (key: string) => number;
  /** Draws a row that is not there yet, before it returns. */
  readonly reach: (key: string) => void;
  /** Measures the element that carries its index. */
  readonly measure: (element: HTMLElement | null) => void;
  readonly indexOf: (key: string) => number | undefined;
}

interface RowWindowNeeds {
  readonly list: RefObject<HTMLElement | null>;
  /** All that takes room on the page, in its order, drawn or not; the same list for as long as nothing changes. */
  readonly keys: readonly string[];
  /** How high a row may be before it was drawn, CSS pixels. */
  readonly guessedHeight: (index: number) => number;
  readonly measuredHeight?: typeof drawnHeight;
  /** How many rows the window may hold, before anything is laid out; left out where no first drawing shows the list. */
  readonly firstCount?: () => number;
  /** Rows that stay wherever the window is. */
  readonly stays: () => readonly (string | null | undefined)[];
  /** The first of the rows; its upper edge is where they begin. */
  readonly firstOf: (list: HTMLElement | null) => Element | null | undefined;
}

/** Rows beyond each edge of the window, so that a little scrolling meets rows that are there. */
const rowsAhead = 2;

/** Says which rows of a page are in and next to the window, so that a list of hundreds scrolls like one of three. */
export function useRowWindow(needs: RowWindowNeeds): RowWindow {
  const { list, keys, guessedHeight, measuredHeight = drawnHeight, firstCount, stays, firstOf } = needs;
  // It comes into the window only when it takes the focus.
  const [reached, setReached] = useState<string | null>(null);
  const [start, setStart] = useState(0);
  const indexes = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys]);
  // Looking where the list stands lays the page out: the first drawing takes the browser's own time for that.
  const isFirstDrawing = useFirstDrawing();
  const pinned = () => [...stays(), reached].flatMap((key) => indexes.get(key ?? '') ?? []);
  // A row that has to be there wherever it stands needs all that stands above it.
  const isFirst = isFirstDrawing && firstCount !== undefined && pinned().length === 0;
  const withPinned = (inWindow: readonly number[]) => [...new Set([...inWindow, ...pinned()])];
  const [keeper] = useState(createScrollKeeper);
  const page = useKeptVirtualizer(keeper, pinned, {
    count: keys.length,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: guessedHeight,
    measureElement: measuredHeight,
    rangeExtractor: (range) => withPinned(defaultRangeExtractor(range)),
    overscan: rowsAhead,
    scrollMargin: start,
    enabled: !isFirst,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  // One set for as long as the same rows are drawn, so that those that stay are not drawn again.
  const keysDrawn = isFirst
    ? keys.slice(0, firstCount())
    : page.getVirtualItems().flatMap(({ index }) => keys[index] ?? []);
  const together = keysDrawn.join('\n');
  const drawn = useMemo(() => new Set(together.split('\n')), [together]);

  const unmeasured = useRef<readonly HTMLElement[] | null>(isFirst ? [] : null);
  const measure = useCallback(
    (element: HTMLElement | null) => {
      const waiting = unmeasured.current;
      if (!waiting) measureAndNote(page, element, keeper);
      else if (element) unmeasured.current = [...waiting, element];
    },
    [page, keeper],
  );

  useLayoutEffect(() => {
    if (isFirst) return;
    unmeasured.current
      ?.filter(({ isConnected }) => isConnected)
      .forEach((element) => measureAndNote(page, element, keeper));
    unmeasured.current = null;
  }, [isFirst, page, keeper]);

  useLayoutEffect(() => {
    if (isFirst) return;
    const top = firstOf(list.current)?.getBoundingClientRect().top ?? 0;
    setStart(Math.round(top + window.scrollY));
    // What stands above changes with the rows, and is looked at again whenever others are drawn.
  }, [isFirst, list, keys, together, firstOf]);

  const reach = useCallback((key: string) => flushSync(() => setReached(key)), []);
  const heightOf = (key: string) => {
    const index = indexes.get(key) ?? -1;
    return isFirst ? guessedHeight(index) : (page.measurementsCache[index]?.size ?? 0);
  };
  return { isFirst, drawn, heightOf, reach, measure, indexOf: (key) => indexes.get(key) };
}

type VirtualizerOptions = Parameters<typeof useWindowVirtualizer<HTMLElement>>[0];

/** A virtualizer of the window that keeps what is visible in its place; the library takes that as a property. */
function useKeptVirtualizer(
  { keep }: ScrollKeeper,
  pinned: () => readonly number[],
  options: VirtualizerOptions,
): Virtualizer<Window, HTMLElement> {
  const page = useWindowVirtualizer<HTMLElement>(options);
  page.shouldAdjustScrollPositionOnItemSizeChange = (row, delta) => keep(row, delta, page, pinned());
  useLayoutEffect(withoutScrollAnchoring, []);
  return page;
}

/** Scroll anchoring sometimes scrolls the page as well, when it anchors to content below the list, as on the dashboard. */
function withoutScrollAnchoring() {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  return () => void (style.overflowAnchor = '');
}

function measureAndNote(page: Virtualizer<Window, HTMLElement>, element: HTMLElement | null, { note }: ScrollKeeper) {
  page.measureElement(element);
  if (element) note(page.options.getItemKey(page.indexFromElement(element)));
}
