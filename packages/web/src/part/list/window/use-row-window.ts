import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useFirstRender } from '../../../platform/lazy/first-render';
import { createScrollAnchoring } from './keep-in-window';
import type { ScrollAnchoring } from './keep-in-window';
import { renderedHeight } from './rendered-height';

export interface RowWindow {
  /** During the first render, only rows that may be in the window are rendered, and none is measured. */
  readonly isFirst: boolean;
  /** The rendered rows. */
  readonly drawn: ReadonlySet<string>;
  readonly heightOf: (key: string) => number;
  /** Renders a missing row synchronously. */
  readonly reach: (key: string) => void;
  /** Measures the element with the row's index. */
  readonly measure: (element: HTMLElement | null) => void;
  readonly indexOf: (key: string) => number | undefined;
}

interface RowWindowNeeds {
  readonly list: RefObject<HTMLElement | null>;
  /** All items of the list in order, rendered or not. Keep the same array while nothing changes. */
  readonly keys: readonly string[];
  /** Estimated height of a row before it is rendered, in CSS pixels. */
  readonly guessedHeight: (index: number) => number;
  readonly measuredHeight?: typeof renderedHeight;
  /** Estimated number of rows in the window before layout; omitted if the list is not part of the first render. */
  readonly firstCount?: () => number;
  /** Rows that stay rendered regardless of the scroll position. */
  readonly stays: () => readonly (string | null | undefined)[];
  /** The first row; its top edge is where the rows start. */
  readonly firstOf: (list: HTMLElement | null) => Element | null | undefined;
}

/** Number of rows beyond each edge of the window, so that small scrolls find rendered rows. */
const rowsAhead = 2;

/** Determines which rows are in or near the window, so that a list of hundreds scrolls smoothly. */
export function useRowWindow(needs: RowWindowNeeds): RowWindow {
  const { list, keys, guessedHeight, measuredHeight = renderedHeight, firstCount, stays, firstOf } = needs;
  // The element is outside the window until it takes focus.
  const [reached, setReached] = useState<string | null>(null);
  const [start, setStart] = useState(0);
  const indexes = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys]);
  // Reading the list's position forces a layout, which the first render leaves to the browser.
  const isFirstRender = useFirstRender();
  const pinned = () => [...stays(), reached].flatMap((key) => indexes.get(key ?? '') ?? []);
  // A row that must be rendered regardless of the scroll position needs all rows above it.
  const isFirst = isFirstRender && firstCount !== undefined && pinned().length === 0;
  const withPinned = (inWindow: readonly number[]) => [...new Set([...inWindow, ...pinned()])];
  const [keeper] = useState(createScrollAnchoring);
  const page = useAnchoredVirtualizer(keeper, pinned, {
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
  // The same set while the same rows are rendered, so that those rows do not render again.
  const renderedKeys = isFirst
    ? keys.slice(0, firstCount())
    : page.getVirtualItems().flatMap(({ index }) => keys[index] ?? []);
  const together = renderedKeys.join('\n');
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
    // Content above the list changes with the rows, so the position is measured again whenever other rows are
    // rendered.
  }, [isFirst, list, keys, together, firstOf]);

  const reach = useCallback((key: string) => flushSync(() => setReached(key)), []);
  const heightOf = (key: string) => {
    const index = indexes.get(key) ?? -1;
    return isFirst ? guessedHeight(index) : (page.measurementsCache[index]?.size ?? 0);
  };
  return { isFirst, drawn, heightOf, reach, measure, indexOf: (key) => indexes.get(key) };
}

type VirtualizerOptions = Parameters<typeof useWindowVirtualizer<HTMLElement>>[0];

/** A window virtualizer that keeps visible content in place; the library takes that behavior as a property. */
function useAnchoredVirtualizer(
  { keep }: ScrollAnchoring,
  pinned: () => readonly number[],
  options: VirtualizerOptions,
): Virtualizer<Window, HTMLElement> {
  const page = useWindowVirtualizer<HTMLElement>(options);
  page.shouldAdjustScrollPositionOnItemSizeChange = (row, delta) => keep(row, delta, page, pinned());
  useLayoutEffect(withoutScrollAnchoring, []);
  return page;
}

/** Scroll anchoring can scroll the page as well, when it anchors to content below the list, as on the dashboard. */
function withoutScrollAnchoring() {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  return () => void (style.overflowAnchor = '');
}

function measureAndNote(
  page: Virtualizer<Window, HTMLElement>,
  element: HTMLElement | null,
  { note }: ScrollAnchoring,
) {
  page.measureElement(element);
  if (element) note(page.options.getItemKey(page.indexFromElement(element)));
}
