import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import type { WindowRow } from '../request/card-window';

/** What stands around the rows of a client: the border of its panel, and the gap to the panel before; CSS pixels. */
const [panelBorders, panelGap] = [2, 12];

/** How high a row may be before it was drawn, CSS pixels. @param narrow - requests are cards with their buttons below */
export function guessedHeight(row: WindowRow | undefined, narrow: boolean): number {
  if (row?.taskId == null) return 40 + panelBorders + panelGap;
  return narrow ? 160 : 64;
}

/** How much of the page a drawn row takes, CSS pixels; the head of a client with what stands around its panel. */
export function measuredHeight(
  element: HTMLElement,
  _: ResizeObserverEntry | undefined,
  page: Pick<Virtualizer<Window, HTMLElement>, 'indexFromElement' | 'measurementsCache'>,
): number {
  const index = page.indexFromElement(element);
  const { offsetHeight, dataset } = element;
  // On a phone an open card has the page for itself: those that are hidden meanwhile come back as they were.
  if (offsetHeight === 0) return page.measurementsCache[index]?.size ?? 0;
  if (dataset.head === undefined) return offsetHeight;
  return offsetHeight + panelBorders + (index === 0 ? 0 : panelGap);
}

/**
 * Keeps in the window what stands there while a row above it takes another height. Where the page stands is asked of
 * the browser: the library knows it only from the last event, and would take back a scroll of the same frame.
 *
 * @param row - as it was before
 * @returns `false`: the library never scrolls the page
 */
export function keepInWindow(
  row: Pick<VirtualItem, 'key' | 'start' | 'end'>,
  delta: number,
  page: Pick<Virtualizer<Window, HTMLElement>, 'itemSizeCache'>,
): false {
  // Of a row that was guessed the whole room stood there; one that was drawn grows at its foot.
  const isAbove = page.itemSizeCache.has(row.key) ? row.end <= window.scrollY : row.start < window.scrollY;
  if (isAbove) window.scrollBy(0, delta);
  return false;
}

/** Scrolls by `keepInWindow` alone; the library takes it as a property, not as an option. */
export function withWindowKept(page: Virtualizer<Window, HTMLElement>): Virtualizer<Window, HTMLElement> {
  page.shouldAdjustScrollPositionOnItemSizeChange = keepInWindow;
  return page;
}
