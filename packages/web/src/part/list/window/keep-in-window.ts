import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';

type Key = VirtualItem['key'];
type Page = Pick<
  Virtualizer<Window, HTMLElement>,
  'elementsCache' | 'itemSizeCache' | 'indexFromElement' | 'getTotalSize' | 'measurementsCache'
>;

/** Where something is in the window, CSS pixels from its upper edge. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

export interface Visible {
  /** The rows that have been painted. */
  readonly painted: readonly Span[];
  /** The rows that stay rendered wherever the window is: one that is open, or has the focus. */
  readonly pinned: readonly Span[];
  /** The whole list, with the estimated heights of the rows that are not rendered. */
  readonly list: Span;
  readonly windowHeight: number;
}

/**
 * Whether a person sees what is below the list rather than its rows: a row that is not rendered yet is empty space, in
 * which a long jump lands. A pinned row comes first, however little of it is in the window.
 */
export function isBelowInView({ painted, pinned, list, windowHeight }: Visible): boolean {
  const takes = ({ top, bottom }: Span) => Math.max(0, Math.min(bottom, windowHeight) - Math.max(top, 0));
  if (list.top > 0 || pinned.some((row) => takes(row) > 0)) return false;
  return windowHeight - list.bottom > painted.reduce((sum, row) => sum + takes(row), 0);
}

/** Keeps what is visible in its place while rows of a virtualized list change height. */
export interface ScrollKeeper {
  /** Notes that a row is rendered; it counts as painted from the next frame on. */
  readonly note: (key: Key) => void;
  /**
   * Scrolls the page by as much as a row above what is visible grows or shrinks. The scroll position is read from the
   * browser: the library knows it only from the last event, and would undo a scroll of the same frame.
   *
   * @param row - as it was before
   * @param pinned - the indexes of the rows that stay rendered wherever the window is
   * @returns `false`: the library never scrolls the page
   */
  readonly keep: (row: VirtualItem, delta: number, page: Page, pinned: readonly number[]) => false;
}

export function createScrollKeeper(): ScrollKeeper {
  const painted = new Set<Key>();
  /** Rows that are measured together are judged by what was visible before the first of them. */
  let together: { readonly isBelowInView: boolean } | null = null;

  /** A row with an estimated height fills its space from the top; a row that was measured grows at its bottom edge. */
  function isAbove(row: VirtualItem, page: Page, pinned: readonly number[]): boolean {
    if (page.itemSizeCache.has(row.key)) return row.end <= window.scrollY;
    if (!together) {
      together = { isBelowInView: isBelowInView(visibleAround(row, page, painted, pinned)) };
      queueMicrotask(() => (together = null));
    }
    return together.isBelowInView || row.start < window.scrollY;
  }

  return {
    note: (key) => {
      if (painted.has(key)) return;
      // The first frame is the one that paints it.
      requestAnimationFrame(() => requestAnimationFrame(() => painted.add(key)));
    },
    keep: (row, delta, page, pinned) => {
      if (isAbove(row, page, pinned)) window.scrollBy(0, delta);
      return false;
    },
  };
}

/** What is visible around a row that is about to be measured; the rows after it count with their estimated heights. */
function visibleAround(row: VirtualItem, page: Page, painted: ReadonlySet<Key>, pinned: readonly number[]): Visible {
  // Brings the cached positions up to date.
  const total = page.getTotalSize();
  const { measurementsCache: rows, elementsCache } = page;
  const top = elementsCache.get(row.key)?.getBoundingClientRect().top ?? row.start - window.scrollY;
  const listTop = top - ((rows[row.index]?.start ?? 0) - (rows[0]?.start ?? 0));
  const rendered = [...elementsCache].map(([key, element]) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { key, index: page.indexFromElement(element), top, bottom };
  });
  return {
    painted: rendered.filter(({ key }) => painted.has(key)),
    pinned: rendered.filter(({ index }) => pinned.includes(index)),
    list: { top: listTop, bottom: listTop + total },
    windowHeight: window.innerHeight,
  };
}
