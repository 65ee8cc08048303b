import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';

type Key = VirtualItem['key'];
type Page = Pick<
  Virtualizer<Window, HTMLElement>,
  'elementsCache' | 'itemSizeCache' | 'indexFromElement' | 'getTotalSize' | 'measurementsCache'
>;

/** Vertical position in the window, in CSS pixels from the top. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

export interface Visible {
  /** Rows that have been painted. */
  readonly painted: readonly Span[];
  /** Rows that stay rendered regardless of the scroll position: an open or focused one. */
  readonly pinned: readonly Span[];
  /** The whole list, with estimated heights for rows that are not rendered. */
  readonly list: Span;
  readonly windowHeight: number;
}

/**
 * Whether the user sees the content below the list rather than its rows. A row that is not rendered yet is empty
 * space, where a long scroll jump can land. A pinned row takes precedence, however little of it is visible.
 */
export function isBelowInView({ painted, pinned, list, windowHeight }: Visible): boolean {
  const takes = ({ top, bottom }: Span) => Math.max(0, Math.min(bottom, windowHeight) - Math.max(top, 0));
  if (list.top > 0 || pinned.some((row) => takes(row) > 0)) return false;
  return windowHeight - list.bottom > painted.reduce((sum, row) => sum + takes(row), 0);
}

/** Keeps visible content in place while rows of a virtualized list change height. */
export interface ScrollAnchoring {
  /** Records that a row was rendered; it counts as painted from the next frame on. */
  readonly note: (key: Key) => void;
  /**
   * Scrolls the page by the height change of a row above the visible content. Reads the scroll position from the
   * browser, because the library knows only the one of the last event and would undo a scroll in the same frame.
   *
   * @param row - before the change
   * @param pinned - indexes of the rows that stay rendered regardless of the scroll position
   * @returns `false`: the library never scrolls the page
   */
  readonly keep: (row: VirtualItem, delta: number, page: Page, pinned: readonly number[]) => false;
}

export function createScrollAnchoring(): ScrollAnchoring {
  const painted = new Set<Key>();
  /** Rows measured together are judged by what was visible before the first of them. */
  let together: { readonly isBelowInView: boolean } | null = null;

  /** An unmeasured row fills its estimated space from the top; a measured row grows at its bottom edge. */
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
      // The first frame paints the row.
      requestAnimationFrame(() => requestAnimationFrame(() => painted.add(key)));
    },
    keep: (row, delta, page, pinned) => {
      if (isAbove(row, page, pinned)) window.scrollBy(0, delta);
      return false;
    },
  };
}

/** Visible content around a row that is about to be measured; the rows after it count with their estimated heights. */
function visibleAround(row: VirtualItem, page: Page, painted: ReadonlySet<Key>, pinned: readonly number[]): Visible {
  // Updates the cached positions.
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
