import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';

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
